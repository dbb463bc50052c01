import type { ContentRecords } from './importContent';

/** What a value must be, from several rules; false from those that it keeps. */
type Messages = readonly (string | false)[];

/** @returns a line for each value, at any depth, of which there is a message. The first one is often the cause of others */
export function errorLinesFor(
  content: ContentRecords,
  messagesFor: (key: string, value: unknown, parent: object) => Messages,
): string[] {
  const linesIn = (file: string, path: string, parent: object): string[] =>
    Object.entries(parent).flatMap(([key, value]: [string, unknown]) => {
      const place = path + (Array.isArray(parent) ? `[${key}]` : `.${key}`);
      const message = messagesFor(key, value, parent).find(Boolean);
      return [
        ...(message ? [errorLine(file, place, value, message)] : []),
        ...(typeof value === 'object' && value ? linesIn(file, place, value) : []),
      ];
    });
  return Object.entries(content).flatMap(([file, records]) => linesIn(file, '', records));
}

/** One line: the file, where the value is in it, the value, and what it must be. */
export function errorLine(file: string, place: string, value: unknown, message: string): string {
  return [file, place.replace(/^\./, ''), shown(value), message].filter(Boolean).join('  ');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return `${value.length} items`;
  }
  const text = String(value).replace(/\s+/g, ' ');
  return value === undefined ? 'nothing' : `“${text.length > 60 ? `${text.slice(0, 57)}...` : text}”`;
}
