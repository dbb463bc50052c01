import { isDeepStrictEqual } from 'node:util';

import { z } from 'zod';

import { schemas } from '../../content/schema/schemas';
import type { ContentFiles } from './contentFiles';
import { errorLine, type Path, valueAt } from './contentValues';
import { type ContentError, crossFieldErrors } from './crossFieldRules';
import { policyErrors } from './policyErrors';

const missing = 'must be given';
const typeNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
};

/** The new names and places of the fields that version 3.0.0 renamed or moved, by their old paths without indexes. */
export const renamedFields: Readonly<Record<string, string>> = {
  'fields.missing': 'requiredError',
  'formCopy.noReplyAddress': 'noReplyEmail',
  'hero.missing': 'contactPrompt',
  'hero.placementsTitle': 'in about of content/about.ts',
  'hero.placementTo': 'in about of content/about.ts',
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

function errorsOf(issues: readonly z.core.$ZodIssue[]): ContentError[] {
  const missingIn = (record: Path) =>
    issues.filter(({ message, path }) => message === missing && isDeepStrictEqual(path.slice(0, -1), record));
  // A missing and an unknown name in one record are one mistake: a misspelt name.
  const misspelt = new Set(issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? missingIn(path) : [])));
  return issues
    .filter((issue) => !misspelt.has(issue))
    .flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') {
        return [issue];
      }
      const names = missingIn(issue.path).map(({ path }) => String(path.at(-1)));
      const message = names.length > 0 ? `must be named ${names.join(' or ')}, or be removed` : issue.message;
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const newName = renamedFields[path.filter((part) => typeof part === 'string').join('.')];
        return { path, message: newName ? `${key} is now ${newName}` : message };
      });
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
    case 'unrecognized_keys':
      return 'is unknown: correct its name, or remove it';
    default:
      return undefined;
  }
}
