import { readdirSync } from 'node:fs';

/** The records of each file of content/, by the name that errors show. */
export type ContentRecords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export function contentPaths(): string[] {
  return readdirSync('content').flatMap((name) => (name.endsWith('.ts') ? `content/${name}` : []));
}

export async function importContent(): Promise<ContentRecords> {
  const modules = contentPaths().map(
    async (file) => [file, (await import(`../../${file}`)) as ContentRecords[string]] as const,
  );
  return Object.fromEntries(await Promise.all(modules));
}
