import type { z } from 'zod';

import type { Path } from './contentValues';
import type { ContentError } from './crossFieldRules';

/** The message of a field that a record lacks. */
export const missing = 'must be given';

/** The new names of exports, by their old names. */
export const renamedExports: Readonly<Record<string, string>> = { formWords: 'formCopy' };

/** The new names and places of fields that a version has renamed or moved, by their old paths without indexes. */
export const renamedFields: Readonly<Record<string, string>> = {
  'fields.missing': 'requiredError',
  'formCopy.afterSending': 'privacyNote: { text, linkTitle }',
  'formCopy.noReplyAddress': 'noReplyEmail',
  'formCopy.otherWay': 'alternativeContact',
  'formCopy.trap': 'honeypot',
  'hero.missing': 'contactPrompt',
  'hero.placementsTitle': 'in about of content/about.ts',
  'hero.placementTo': 'in about of content/about.ts',
};

const renamedColours: Readonly<Record<string, string>> = {
  spruce: 'surface-inverse',
  'spruce-deep': 'surface-inverse-deep',
  'on-spruce': 'on-inverse',
  'on-spruce-soft': 'on-inverse-soft',
  'on-spruce-accent': 'on-inverse-accent',
  'on-spruce-line': 'on-inverse-line',
  'on-spruce-control': 'on-inverse-control',
  'region-uk-emea': 'region-1',
  'region-north-america': 'region-2',
  'region-apac': 'region-3',
};

/** The paths, without indexes, of fields that earlier versions had and this one does not read. */
const removedFields: readonly RegExp[] = [
  /^(?:.+\.image|quoteImage|avatars)\.(?:width|height)$/,
  /^(?:quoteImage|avatars)\.alt$/,
  /^colours\.(?:light|dark)\.(?:surface-accent|rule-.+)$/,
  /^(?:errorPages\.failed|formCopy\.stopped|formCopy\.failures\.not-loaded|hero\.placementsHint|regions\.cities\.id)$/,
];

/** The errors of a schema. An unknown name says what it is called now, and a mistake in each item of a list is one. */
export function errorsOf(issues: readonly z.core.$ZodIssue[]): ContentError[] {
  const lacking = new Set(issues.filter(({ message }) => message === missing).map(({ path }) => path.join('.')));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => unknownName(issue.path, key, lacking)) : [],
  );
  const others = issues.filter(({ code }) => code !== 'unrecognized_keys');
  return [
    ...others.filter(({ message }) => message !== missing),
    ...onceInLists(unknown),
    // The others are missing under their old or misspelt names.
    ...onceInLists(others.filter(({ message, path }) => message === missing && lacking.has(path.join('.')))),
  ];
}

/** The error of an unknown name. Takes the field that it was meant for from those that are missing. */
function unknownName(record: Path, key: string, lacking: Set<string>): ContentError {
  const path = [...record, key];
  const place = withoutIndexes(path);
  const renamed = /^colours\.(light|dark)\./.test(place) ? renamedColours[key] : renamedFields[place];
  if (renamed) {
    const [name = ''] = renamed.split(':');
    lacking.delete([...record, name].join('.'));
    return { path, message: `${key} is now ${renamed}` };
  }
  if (removedFields.some((one) => one.test(place))) {
    return { path, message: 'is no longer used: remove it' };
  }
  const prefix = [...record, ''].join('.');
  const similar = [...lacking]
    .filter((one) => one.startsWith(prefix))
    .map((one) => one.slice(prefix.length))
    .find((name) => isSimilar(name, key));
  if (similar) {
    lacking.delete(`${prefix}${similar}`);
    return { path, message: `must be named ${similar}, or be removed` };
  }
  return { path, message: 'is unknown: correct its name, or remove it' };
}

/** One error for the same mistake in several items of a list. */
function onceInLists(errors: readonly ContentError[]): ContentError[] {
  const keys = errors.map(({ path, message }) => `${withoutIndexes(path)} ${message}`);
  return errors.flatMap(({ path, message }, index) => {
    const count = keys.filter((key) => key === keys[index]).length - 1;
    const others = count > 0 ? ` (also in ${count} other item${count > 1 ? 's' : ''})` : '';
    return keys.indexOf(keys[index] ?? '') === index ? [{ path, message: `${message}${others}` }] : [];
  });
}

function withoutIndexes(path: Path): string {
  return path.filter((part) => typeof part === 'string').join('.');
}

/** Whether at most two letters differ (Levenshtein distance), and most are the same. */
function isSimilar(one: string, other: string): boolean {
  let distances = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one.toLowerCase()].entries()) {
    const next = [row + 1];
    [...other.toLowerCase()].forEach((otherLetter, column) => {
      const [substituted = 0, removed = 0] = distances.slice(column);
      next.push(Math.min(substituted + (letter === otherLetter ? 0 : 1), removed + 1, (next[column] ?? 0) + 1));
    });
    distances = next;
  }
  return (distances.at(-1) ?? 0) <= Math.min(2, 0.4 * Math.max(one.length, other.length));
}
