import { z } from 'zod';

import { type ContentFiles, type Schemas, withForms } from './contentFiles';
import { errorLine, valueAt } from './contentValues';
import { type ContentError, siteErrors } from './siteRules';

const typeNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
};

/** @returns one line for each error */
export function checkContent(files: ContentFiles, schemas: Schemas): string[] {
  return Object.entries(withForms(schemas, files)).flatMap(([file, fileSchemas]) => {
    const exported = files[file];
    if (!exported) {
      return [];
    }
    const { error } = z.strictObject(fileSchemas).safeParse({ ...exported }, { error: explain });
    const errors = [...schemaErrors(error?.issues ?? []), ...siteErrors(file, files)];
    const keys = errors.map(({ path }) => path.join('.'));
    // One line for each value: its first error is often the cause of the others.
    return errors
      .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
      .map(({ path, message }) => errorLine(file, { path, value: valueAt(exported, path) }, message));
  });
}

function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be given' : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    default:
      return undefined;
  }
}

function schemaErrors(issues: readonly z.core.$ZodIssue[]): ContentError[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is unknown: correct its name, or remove it' }))
      : issue,
  );
}
