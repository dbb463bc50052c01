import { z } from 'zod';

import { type ContentFiles, isForm, type Schemas, withForms } from './contentFiles';
import { errorLine, valueAt, valuesIn } from './contentValues';
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

const withTestimonials = z.looseObject({ testimonials: z.array(z.looseObject({ id: z.string() })) });

/**
 * Checks the texts, links, numbers and colours of the site.
 * @returns one line for each error
 */
export function checkContent(files: ContentFiles, schemas: Schemas): string[] {
  const duplicates = duplicateForms(files);
  return Object.entries(withForms(schemas, files)).flatMap(([file, records]) => {
    const exported = files[file];
    if (!exported) {
      return [];
    }
    const { error } = z.strictObject(records).safeParse({ ...exported }, { error: explain });
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
    Object.keys(exported)
      .filter(isForm)
      .map((name) => ({ file, path: [name, 'id'], id: valueAt(exported, [name, 'id']) })),
  );
  return forms
    .filter(({ id }, index) => id !== undefined && forms.findIndex((form) => form.id === id) < index)
    .map(({ file, path, id }) => [file, { path, message: `must differ from ${id}, the id of another form` }]);
}

function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'must be given' : `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value': {
      const [wanted, quotes] = [issue.values.join(', '), typeof issue.values[0] === 'number' ? ' without quotes' : ''];
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${wanted}${quotes}`;
    }
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
