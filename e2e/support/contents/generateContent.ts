import { formatHex, wcagLuminance } from 'culori';
import { z } from 'zod';

import { schemas } from '../../../content/schema/schemas';
import type { ContentFiles } from '../../../scripts/check/contentFiles';
import { valueAt } from '../../../scripts/check/contentValues';
import { barCharacters } from '../../../scripts/check/crossFieldRules';
import type { Firm } from './firms';

/** The links that a text of a page takes. */
const links = ' hiring@firm.example, +44 20 7946 0184, https://firm.example/a?b and [here](/privacypolicy).';
const linkedTexts = /ections\.(description|list)$/;

/** Values copied from the sample, although the schema would accept generated ones. */
const copied = /\.(mark|quoteImage|autoComplete)$|^\.fields\.name$/;

/**
 * Generates the records of content/ for a firm. It walks the schemas, so only a new cross-field rule needs a change
 * (fixCrossFields). Icons, links within the site and most numbers are copied from the sample.
 */
export function generateContent(sample: ContentFiles, firm: Firm): ContentFiles {
  const pick = createPicker(firm);
  let cities = 0;

  /** Cities in three rows of six, so that the longest names have room on the map. */
  const nextPlace = () => ({ latitude: 52 - (cities % 3) * 38, longitude: Math.floor(cities++ / 3) * 52 - 140 });

  function vary(schema: z.core.$ZodType, value: unknown, path: string): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const { minimum = 0, maximum = 0 } = bounds(schema);
    const varyKeys = (shape: (key: string) => z.core.$ZodType, keys: readonly string[]) =>
      Object.fromEntries(
        keys
          .map((key) => [key, vary(shape(key), valueAt(value, [key]), `${path}.${key}`)] as const)
          .filter(([, varied]) => varied !== undefined),
      );
    if (path in firm.fixedValues || copied.test(path)) {
      return firm.fixedValues[path] ?? value;
    }
    switch (def.type) {
      case 'object':
        return {
          ...fixCrossFields(varyKeys((key) => def.shape[key] ?? z.never(), Object.keys(def.shape))),
          ...(path.endsWith('.cities') && nextPlace()),
        };
      case 'record':
        return varyKeys(() => def.valueType, Object.keys(value ?? {}));
      case 'optional':
        return value === undefined && firm.items(0, 1, 0) === 0 ? undefined : vary(def.innerType, value, path);
      case 'readonly':
        return vary(def.innerType, value, path);
      case 'array': {
        const items: readonly unknown[] = Array.isArray(value) ? value : [];
        // A further field of the form would need a name of its own.
        const length = path === '.fields' ? items.length : firm.items(minimum, maximum, items.length);
        const varied = Array.from({ length }, (_, index) =>
          distinct(vary(def.element, items[index % items.length], path), index, items.length),
        );
        return [...new Set(varied)].filter((item) => z.safeParse(def.element, item).success);
      }
      case 'string':
        return varyText(schema, typeof value === 'string' ? value : undefined, maximum, path);
      default:
        return value;
    }
  }

  function varyText(schema: z.core.$ZodType, value: string | undefined, max: number, path: string): string | undefined {
    const key = path.replace(/.*\./, '');
    if (path.startsWith('.colours.') && value) {
      // A grey of the same luminance, so that contrast ratios do not change.
      const luminance = wcagLuminance(value);
      return formatHex({ mode: 'lrgb', r: luminance, g: luminance, b: luminance });
    }
    if (key === 'src') {
      return `/images/firm/${pick.id()}.${firm.pictures}`;
    }
    if (key === 'email') {
      return `${pick.id()}@${pick.id()}.example`;
    }
    const length = firm.length(max, value?.length ?? max);
    const [placeholder] = /\{\w+\}/.exec(value ?? '') ?? [];
    const text = /^\d\S*$/.test(value ?? '')
      ? value?.padStart(length, '8')
      : placeholder
        ? `${pick.text(Math.max(3, length - placeholder.length - 1))} ${placeholder}`
        : linkedTexts.test(path) && length > links.length
          ? pick.text(length - links.length) + links
          : pick.text(length);
    const url = value?.startsWith('https://') ? `https://${pick.id()}.example/` : undefined;
    const candidates = [url ?? text, value, pick.id(), '2026-01-31', '/', 'tel:+442079460000'];
    return candidates.find((candidate) => z.safeParse(schema, candidate).success);
  }

  return mentionFacts(
    Object.fromEntries(
      Object.entries(schemas).map(([file, records]) => [
        file,
        Object.fromEntries(
          Object.entries(records).map(([name, schema]) => [name, vary(schema, sample[file]?.[name], `.${name}`)]),
        ),
      ]),
    ),
  );
}

/** Lists in the first section of the privacy policy what it must mention. */
function mentionFacts(files: ContentFiles): ContentFiles {
  const { privacyFacts, privacySections, ...policy } = files['content/privacy.ts'] ?? {};
  const [first, ...others] = privacySections as readonly object[];
  const labels = (files['content/contact.ts']?.fields as readonly { readonly label: string }[]).map(
    ({ label }) => label,
  );
  const list = [...labels, ...Object.values(privacyFacts as object)];
  return {
    ...files,
    'content/privacy.ts': { ...policy, privacyFacts, privacySections: [{ ...first, list }, ...others] },
  };
}

/** The minimum and maximum number of items or characters. */
function bounds(schema: z.core.$ZodType): { readonly minimum?: number; readonly maximum?: number } {
  return Object.assign({}, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def));
}

/** Changes a record so that it satisfies the cross-field rules. An inflected name lacks the end of its words. */
function fixCrossFields(record: Record<string, unknown>): Record<string, unknown> {
  const { name, image, limit, tooLong, links, callToAction, lines, street, cities, placement, days, steps } = record;
  if (Array.isArray(cities) && typeof placement === 'object') {
    return { ...record, placement: { ...placement, city: valueAt(cities, [0, 'name']) } };
  }
  if (typeof days === 'number' && Array.isArray(steps)) {
    // Spread over the days. The number keeps shortened titles different.
    const spread = (index: number) => 1 + Math.floor((index * (days - 1)) / (steps.length - 1));
    const step = (item: unknown, index: number) => ({
      title: `${String(valueAt(item, ['title'])).slice(0, 16)}${index}`,
      day: spread(index),
    });
    return { ...record, time: `${String(record.time).slice(0, 8)} ${days}`, steps: steps.map(step) };
  }
  if (typeof name === 'string' && typeof image === 'object') {
    return { ...record, image: { ...image, alt: name.replace(/(?<=\p{L}{2})\p{L}(?!\p{L})/gu, '') } };
  }
  if (typeof tooLong === 'string') {
    return { ...record, tooLong: `${tooLong.slice(0, 90)} ${String(limit)}` };
  }
  if (Array.isArray(lines) && street) {
    const [first = '', second = ''] = lines.map(String);
    return { ...record, street: first, locality: second.slice(0, 40), postalCode: second.slice(0, 12) };
  }
  if (Array.isArray(links) && callToAction) {
    const titleLength = Math.floor(barCharacters / (links.length + 1));
    // The number keeps shortened titles different.
    const shorten = (link: object, index: number) => ({
      ...link,
      title: String(valueAt(link, ['title'])).slice(0, titleLength - 1) + String(index),
    });
    return { ...record, links: links.map(shorten), callToAction: shorten(callToAction, links.length) };
  }
  return record;
}

/** Gives each item beyond those of the sample a new id or slug. */
function distinct(item: unknown, index: number, inSample: number): unknown {
  const key = ['id', 'slug'].find((name) => valueAt(item, [name]) !== undefined);
  return key && index >= inSample && inSample > 0
    ? { ...(item as object), [key]: `${String(valueAt(item, [key]))}-${index}` }
    : item;
}

/** Picks random texts and ids, and avoids repetitions. */
function createPicker({ seed, words }: Firm) {
  const used = new Set<string>();
  let state = seed;

  function one(from: readonly string[]): string {
    state = (state * 16_807) % 2_147_483_647;
    return from[(state >> 8) % from.length] ?? '';
  }

  /** Returns an unused text if there is one in 50 attempts. */
  function unused(make: () => string): string {
    const texts = Array.from({ length: 50 }, make);
    const text = texts.find((candidate) => !used.has(candidate)) ?? texts[0] ?? '';
    used.add(text);
    return text;
  }

  function write(length: number): string {
    let text = one(words);
    while (text.length < length) {
      text += ` ${one(words)}`;
    }
    const cut = text.slice(0, length).replace(/ $/, 'n');
    return cut.charAt(0).toUpperCase() + cut.slice(1);
  }

  return {
    id: () => unused(() => [1, 2, 3].map(() => one([...'bdfgklmnprst']) + one([...'aeiou'])).join('')),
    text: (length: number) => unused(() => write(length)),
  };
}
