import { inspect } from 'node:util';

/** The keys that lead to a value. In a file of content/, the first is the name of an export. */
export type Path = readonly PropertyKey[];

export type ContentValue = { readonly path: Path; readonly value: unknown };

export function itemsOf(value: unknown, path: Path): ContentValue[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, item]) => ({
        path: [...path, Array.isArray(value) ? Number(key) : key],
        value: item,
      }))
    : [];
}

/** A value, and everything in it at any depth. A value within itself is left out, because it would never end. */
export function valuesIn(value: unknown, path: Path = [], owners: readonly unknown[] = []): ContentValue[] {
  const within = [...owners, value];
  const items = itemsOf(value, path).filter((item) => !within.includes(item.value));
  return [{ path, value }, ...items.flatMap((item) => valuesIn(item.value, item.path, within))];
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** One line: the file, the path of the value if it has one, the value, and what it must be. */
export function errorLine(file: string, { path, value }: ContentValue, message: string): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return [file, place.replace(/^\./, ''), shown(value), message].filter(Boolean).join('  ');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 1 ? '1 item' : `${value.length} items`;
  }
  const text = typeof value === 'string' ? value : inspect(value, { depth: 0, breakLength: Infinity });
  const characters = [...text.replace(/\s+/g, ' ')];
  const short = characters.length > 60 ? `${characters.slice(0, 57).join('')}...` : characters.join('');
  // An invisible character is shown as it is written in a record.
  const escaped = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
  return value === undefined ? 'nothing' : `“${short.replace(/\p{C}/gu, escaped)}”`;
}
