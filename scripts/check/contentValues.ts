import type { ContentFiles } from './contentFiles';

/** The keys that lead to a value. In a file of content/, the first is the name of a record. */
export type ContentValue = { readonly path: readonly (string | number)[]; readonly value: unknown };

/** A value, and everything in it at any depth. */
export function valuesIn(value: unknown, path: ContentValue['path'] = []): ContentValue[] {
  const items = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isList = Array.isArray(value);
  return [
    { path, value },
    ...items.flatMap(([key, item]) => valuesIn(item, [...path, isList ? Number(key) : key] as const)),
  ];
}

/**
 * @param messagesFor says what a value must be and is not
 * @returns a line for each value with a message. The first message is often the cause of the others
 */
export function linesFor(content: ContentFiles, messagesFor: (item: ContentValue) => readonly (string | false)[]) {
  return Object.entries(content).flatMap(([file, records]) =>
    valuesIn(records).flatMap((item) => {
      const message = messagesFor(item).find((message) => message !== false);
      return message === undefined ? [] : errorLine(file, item, message);
    }),
  );
}

/** One line: the file, the path of the value if it has one, the value, and what it must be. */
export function errorLine(file: string, { path, value }: ContentValue, message: string): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
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
