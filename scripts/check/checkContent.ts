import { z } from 'zod';

import { schemas } from '../../content/schema/schemas';
import type { ContentFiles } from './contentFiles';
import { errorLine, valueAt } from './contentValues';
import { crossFieldErrors } from './crossFieldRules';
import { errorsOf, missing } from './nameErrors';
import { policyErrors } from './policyErrors';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
};

const fileSchemas = Object.entries(schemas).map(([file, records]) => [file, z.object(records)] as const);

/**
 * Checks the texts, links, numbers and colours of the site.
 * @returns one line for each error
 */
export function checkContent(files: ContentFiles): string[] {
  return fileSchemas.flatMap(([file, schema]) => {
    const exported = files[file];
    if (!exported) {
      return [];
    }
    const { error } = schema.safeParse(exported, { error: explain });
    // A separate pass: Zod skips refinements of a record that has another error.
    const errors = [
      ...errorsOf(error?.issues ?? []),
      ...crossFieldErrors(exported),
      ...(file === 'content/privacy.ts' ? policyErrors(files) : []),
    ];
    const keys = errors.map(({ path }) => path.join('.'));
    // One line for each value: its first error is often the cause of the others.
    return errors
      .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
      .map(({ path, message }) => errorLine(file, { path, value: valueAt(exported, path) }, message));
  });
}

/** The messages of errors for which a schema has none. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? missing : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return [
        `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`,
        ...(typeof issue.values[0] === 'number' ? ['without quotes'] : []),
      ].join(' ');
    default:
      return undefined;
  }
}
