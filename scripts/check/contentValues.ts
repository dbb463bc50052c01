/** The keys that lead to a value. The first is the name of an export. */
export type Path = readonly PropertyKey[];

export type ContentValue = { readonly path: Path; readonly value: unknown };

/** The fields of a record, or the items of a list. */
export function itemsOf(value: unknown, path: Path): ContentValue[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).map(([key, item]) => ({
        path: [...path, Array.isArray(value) ? Number(key) : key],
        value: item,
      }))
    : [];
}

/** A value, and everything in it at any depth. */
export function valuesIn(value: unknown, path: Path = []): ContentValue[] {
  return [{ path, value }, ...itemsOf(value, path).flatMap((item) => valuesIn(item.value, item.path))];
}

/** The value at the path, if there is one. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** One line: the file, the path of the value, the value, and what it must be. */
export function errorLine(file: string, { path, value }: ContentValue, message: string): string {
  const place = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return [file, place.replace(/^\./, ''), shown(value), message].join('  ');
}

function shown(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 1 ? '1 item' : `${value.length} items`;
  }
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value);
  return value === undefined ? 'nothing' : `“${text.length > 60 ? `${text.slice(0, 57)}...` : text}”`;
}
