import { z } from 'zod';

import { schemas } from '../schemas/content';
import type { ContentFiles } from './contentFiles';
import { errorLine, valueAt } from './contentValues';
import { type ContentError, crossFieldErrors } from './crossFieldRules';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
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
    const exported = files[file] ?? {};
    const { error } = schema.safeParse(exported, { error: explain });
    // A separate pass: Zod skips refinements of a record that has another error.
    const errors = [...(error?.issues ?? []).flatMap(errorsOf), ...crossFieldErrors(exported)];
    const lines = errors.map(({ path, message }) => errorLine(file, { path, value: valueAt(exported, path) }, message));
    return [...new Set(lines)];
  });
}

function errorsOf(issue: z.core.$ZodIssue): ContentError[] {
  const { code, path, message } = issue;
  return code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...path, key], message }))
    : [{ path, message }];
}

/** The messages of errors for which a schema has none. */
function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be given' : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return 'is unknown: correct its name, or remove it';
    default:
      return undefined;
  }
}
