import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

import type { ContentFiles, Schemas } from './contentFiles';
import { errorLine, type Path, valueAt, valuesIn } from './contentValues';
import { type ContentError, crossFieldErrors } from './crossFieldRules';
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

const formId = z.looseObject({ id: z.string(), fields: z.array(z.unknown()) });

const withTestimonials = z.looseObject({ testimonials: z.array(z.looseObject({ id: z.string() })) });

const missing = 'must be given';

/**
 * Checks the texts, links, numbers and colours of the site.
 * @returns one line for each error
 */
export function checkContent(files: ContentFiles, schemas: Schemas): string[] {
  const duplicates = duplicateForms(files);
  return Object.entries(schemas).flatMap(([file, records]) => {
    const exported = files[file];
    if (!exported) {
      return [];
    }
    const { error } = z.object(records).safeParse(exported, { error: explain });
    // A separate pass: Zod skips refinements of a record that has another error.
    const errors = [
      ...schemaErrors(error?.issues ?? []),
      ...crossFieldErrors(exported),
      ...(file === 'content/privacy.ts' ? policyErrors(files) : []),
      ...(file === 'content/about.ts' ? testimonialErrors(files) : []),
      ...duplicates.filter(([name]) => name === file).map(([, error]) => error),
    ];
    const keys = errors.map(({ path }) => path.join('.'));
    // One line for each value: its first error is often the cause of the others.
    return errors
      .filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
      .map(({ path, message }) => errorLine(file, { path, value: valueAt(exported, path) }, message));
  });
}

/** An error for each placement whose testimonial does not exist, or is that of an earlier placement. */
function testimonialErrors(files: ContentFiles): ContentError[] {
  const { data } = withTestimonials.safeParse(files['content/team.ts']);
  const free = new Set(data?.testimonials.map(({ id }) => id));
  const message = 'must be the id of a testimonial in content/team.ts, which no other placement has';
  return valuesIn(data && files['content/about.ts']).flatMap(({ path, value }) =>
    path.at(-1) !== 'testimonial' || free.delete(String(value)) ? [] : [{ path, message }],
  );
}

/** An error, with its file, for each form whose id an earlier form has. */
function duplicateForms(files: ContentFiles): (readonly [file: string, ContentError])[] {
  const forms = Object.entries(files).flatMap(([file, exported]) =>
    Object.entries(exported).map(([name, value]) => ({
      file,
      path: [name, 'id'],
      id: formId.safeParse(value).data?.id,
    })),
  );
  return forms
    .filter(({ id }, index) => id !== undefined && forms.findIndex((form) => form.id === id) < index)
    .map(({ file, path, id }) => [file, { path, message: `must differ from ${id}, the id of another form` }]);
}

function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? missing : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value': {
      const [wanted, quotes] = [issue.values.join(', '), typeof issue.values[0] === 'number' ? ' without quotes' : ''];
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${wanted}${quotes}`;
    }
    default:
      return undefined;
  }
}

/** The errors of a schema. A mistake in each item of a list is one. */
function schemaErrors(issues: readonly z.core.$ZodIssue[]): ContentError[] {
  const isMissing = ({ message }: ContentError) => message === missing;
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const lacking = new Set(others.filter(isMissing).map(({ path }) => path.join('.')));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownName(issue.path, key, lacking)) : [],
  );
  return [
    ...others.filter((issue) => !isMissing(issue)),
    ...onceInLists(unknown),
    // The others are there under misspelt names.
    ...onceInLists(others.filter((issue) => isMissing(issue) && lacking.has(issue.path.join('.')))),
  ];
}

/** The error of an unknown name. Takes the field that it was meant for from those that are missing. */
function unknownName(record: Path, key: string, lacking: Set<string>): ContentError {
  const path = [...record, key];
  const prefix = [...record, ''].join('.');
  const names = [...lacking].filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  // At most two letters differ, and most are the same.
  const similar = names.find(
    (name) => distance(name.toLowerCase(), key.toLowerCase()) <= Math.min(2, 0.4 * Math.max(name.length, key.length)),
  );
  lacking.delete(`${prefix}${similar}`);
  return {
    path,
    message: similar ? `must be named ${similar}, or be removed` : 'is unknown: correct its name, or remove it',
  };
}

function onceInLists(errors: readonly ContentError[]): ContentError[] {
  const keys = errors.map(({ path, message }) => `${withoutIndexes(path)} ${message}`);
  return errors.flatMap(({ path, message }, index) => {
    const count = keys.filter((key) => key === keys[index]).length - 1;
    const others = count > 0 ? ` (also in ${count} other item${count > 1 ? 's' : ''})` : '';
    return keys.indexOf(keys[index] ?? '') === index ? [{ path, message: `${message}${others}` }] : [];
  });
}

function withoutIndexes(path: Path): string {
  return path.filter((part) => typeof part === 'string').join('.');
}
