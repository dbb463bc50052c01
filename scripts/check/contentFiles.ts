import { readdirSync } from 'node:fs';

/** The records of each file of content/, by the name that errors show. */
export type ContentFiles = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function contentFiles(): string[] {
  return readdirSync('content').flatMap((name) => (name.endsWith('.ts') ? `content/${name}` : []));
}

export async function importContent(): Promise<ContentFiles> {
  const modules = contentFiles().map(
    async (file) => [file, (await import(`../../${file}`)) as ContentFiles[string]] as const,
  );
  return Object.fromEntries(await Promise.all(modules));
}
