import type { z } from 'zod';

import { form } from '../../content/schema/form';
import { filesIn } from '../filesIn';

/** What each file of content/ exports, by the name that errors show. Before the check it may export anything. */
export type ContentFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What each file of content/ must export. */
export type Schemas = Readonly<Record<string, z.ZodRawShape>>;

/** @returns the files of a folder, without those in its folders */
const modulesIn = (folder: string) =>
  filesIn(folder).flatMap((name) => (/^[\w-]+\.ts$/.test(name) ? `${folder}/${name}` : []));

export const contentFiles = () => modulesIn('content');

/** The file that says in `schemas` what a file of content/ must export. */
export const schemaOf = (file: string) => file.replace('/', '/schema/');

export async function importSchemas(): Promise<Schemas> {
  const modules = modulesIn('content/schema').map(async (file) => {
    const { schemas } = (await import(`../../${file}`)) as { readonly schemas?: z.ZodRawShape };
    return schemas ? [[file.replace('/schema/', '/'), schemas] as const] : [];
  });
  return Object.fromEntries((await Promise.all(modules)).flat());
}

export const isForm = (name: string) => name.endsWith('Form');

/** Adds the schema of a form for each export whose name ends in Form. */
export function withForms(schemas: Schemas, files: ContentFiles): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([file, fileSchemas]) => {
      const forms = Object.keys(files[file] ?? {}).filter(isForm);
      return [file, { ...Object.fromEntries(forms.map((name) => [name, form])), ...fileSchemas }];
    }),
  );
}

/** Imports content that has been checked. */
export async function importContent(): Promise<ContentFiles> {
  const modules = contentFiles().map(
    async (file) => [file, (await import(`../../${file}`)) as ContentFiles[string]] as const,
  );
  return Object.fromEntries(await Promise.all(modules));
}
