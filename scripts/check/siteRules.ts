import { ownRoutes } from '../../app/_site/ownRoutes';
import { linkParts } from '../../components/LinkedText/linkParts';
import { type ContentFiles, isForm } from './contentFiles';
import { itemsOf, type Path, valueAt, valuesIn } from './contentValues';
import { policyErrors } from './policyErrors';

export type ContentError = { readonly path: Path; readonly message: string };

/** What looks like a link and is none, and what it must look like. */
const misspeltLinks: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]*[\p{L}\d]@[\p{L}\d]\S*/u, 'an email address like hiring@example.com'],
  [/\b(?:http:\/\/|www\.)\S+/i, 'a URL like https://example.com'],
  [/\+\d(?:[\s()./-]*\d){7,}/, 'a telephone number like +44 20 7946 0184'],
];

/** The rules of one file that its schema cannot have, because they need other files or the pages. */
const rules: Readonly<Record<string, readonly ((files: ContentFiles) => ContentError[])[]>> = {
  'content/about.ts': [testimonialErrors],
  'content/metadata.ts': [alternateErrors],
  'content/pages.ts': [slugErrors],
  'content/privacy.ts': [policyErrors],
};

/** The errors of one file that its schema cannot find. */
export function siteErrors(file: string, files: ContentFiles): ContentError[] {
  return [
    ...linkErrors(files[file]),
    ...duplicateForms(files).filter((error) => error.file === file),
    ...(rules[file] ?? []).flatMap((find) => find(files)),
  ];
}

/** An error for each placement whose testimonial does not exist, or is that of an earlier placement. */
function testimonialErrors(files: ContentFiles): ContentError[] {
  const { testimonials } = files['content/team.ts'] ?? {};
  const free = new Set(itemsOf(testimonials, []).map(({ value }) => valueAt(value, ['id'])));
  const message = 'must be the id of a testimonial in content/team.ts, which no other placement has';
  return valuesIn(testimonials && files['content/about.ts']).flatMap(({ path, value }) =>
    path.at(-1) !== 'testimonial' || free.delete(value) ? [] : [{ path, message }],
  );
}

/** An alternate in the site's own language would be named in its place. */
function alternateErrors(files: ContentFiles): ContentError[] {
  const { language, metadata } = files['content/metadata.ts'] ?? {};
  return itemsOf(valueAt(metadata, ['alternates']), ['metadata', 'alternates']).flatMap(({ path, value }) =>
    valueAt(value, ['language']) === language
      ? [{ path: [...path, 'language'], message: 'must be another language than that of this site' }]
      : [],
  );
}

function slugErrors(files: ContentFiles): ContentError[] {
  const message = 'must not be a path in use: app/ has a page there';
  return valuesIn(files['content/pages.ts']).flatMap(({ path, value }) =>
    path.at(-1) === 'slug' && ownRoutes().includes(String(value)) ? [{ path, message }] : [],
  );
}

/** Of the texts in which email addresses, URLs and telephone numbers become links. */
function linkErrors(exported: unknown): ContentError[] {
  const texts = valuesIn(exported).filter(({ path }) => ['description', 'list'].includes(String(path.at(-2))));
  return texts.flatMap(({ path, value }) =>
    linkParts(String(value)).flatMap((part) =>
      misspeltLinks.flatMap(([pattern, wanted]) =>
        (typeof part === 'string' ? (pattern.exec(part) ?? []) : []).map((found) => ({
          path,
          message: `must have ${wanted} in place of ${found}`,
        })),
      ),
    ),
  );
}

/** An error, with its file, for each form whose id an earlier form has. */
function duplicateForms(files: ContentFiles) {
  const forms = Object.entries(files).flatMap(([file, exported]) =>
    Object.keys(exported)
      .filter(isForm)
      .map((name) => ({ file, path: [name, 'id'], id: valueAt(exported, [name, 'id']) })),
  );
  return forms
    .filter(({ id }, index) => id !== undefined && forms.findIndex((form) => form.id === id) < index)
    .map(({ file, path, id }) => ({ file, path, message: `must differ from ${String(id)}, the id of another form` }));
}
