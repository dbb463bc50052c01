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

/** The keys that lead to a value. In a file of content/, the first is the name of a record. */
type Keys = readonly (string | number)[];

/** What a value must be; false or undefined if it is. */
export type MaybeMessage = string | false | undefined;

/** @returns a line for each value, at any depth, of which there is a message. The first one is often the cause of others */
export function errorLinesFor(
  content: ContentRecords,
  messagesFor: (key: string, value: unknown, parent: unknown) => readonly MaybeMessage[],
) {
  // A record may be in two, as a contact is.
  const seen = new Set<unknown>();
  const linesOf = (file: string, keys: Keys, value: unknown, parent?: unknown): string[] => {
    const message = messagesFor(String(keys.at(-1)), value, parent).find(Boolean);
    const items = typeof value === 'object' && value !== null && !seen.has(value) ? Object.entries(value) : [];
    seen.add(value);
    return [
      ...(message ? [errorLine(file, keys, value, message)] : []),
      ...items.flatMap(([key, item]) =>
        linesOf(file, [...keys, Array.isArray(value) ? Number(key) : key], item, value),
      ),
    ];
  };
  return Object.entries(content).flatMap(([file, records]) => linesOf(file, [], records));
}

/** One line: the file, the path of the value if it has one, the value, and what it must be. */
export function errorLine(file: string, keys: Keys, value: unknown, message: string): string {
  const place = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return [file, place.replace(/^\./, ''), shown(value), message].filter(Boolean).join('  ');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return `${value.length} items`;
  }
  if (value === undefined) {
    return 'nothing';
  }
  const characters = [...String(value).replace(/\s+/g, ' ')];
  const short = characters.length > 60 ? `${characters.slice(0, 57).join('')}...` : characters.join('');
  // An invisible character is shown as it is written in a record.
  const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  return `“${short.replace(/\p{C}/gu, escaped)}”`;
}
