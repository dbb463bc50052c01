import { formatHex, wcagLuminance } from 'culori';
import { z } from 'zod';

import type { Region } from '../../../content/schema/about';
import { barCharacters } from '../../../content/schema/navigation';
import type { TeamMember, Testimonial } from '../../../content/schema/team';
import { type ContentFiles, type Schemas, withForms } from '../../../scripts/check/contentFiles';
import { valueAt, valuesIn } from '../../../scripts/check/contentValues';
import type { Firm } from './firms';

/** The links that a text of a page takes. */
const links = ' hiring@firm.example, +44 20 7946 0184, https://firm.example/a?b and [here](/privacypolicy).';
const linkedTexts = /ections\.(description|list)$/;

/** Values copied from the sample, although the schema would accept generated ones. */
const copied = /\.(mark|quoteImage|autoComplete|tooLong|icon)$|\.fields\.name$/;

/**
 * Generates the records of content/ for a firm. It walks the schemas, so only a new cross-field rule needs a change
 * (fixCrossFields). Icons, links within the site and most numbers are copied from the sample.
 */
export function generateContent(sample: ContentFiles, schemas: Schemas, firm: Firm): ContentFiles {
  let [texts, cities] = [0, 0];

  /** Three letters that no other text has. */
  const code = () => {
    texts += 1;
    const letters = ['bdfghklmnprstvwz'[texts % 16], 'aeiou'[Math.floor(texts / 16) % 5]];
    return [...letters, 'dgmnrstx'[Math.floor(texts / 80) % 8]].join('');
  };
  const id = () => code() + code();
  /** A text that ends in such letters. */
  const write = (length: number) => {
    const words = Array.from({ length: 90 }, (_, index) => firm.words[(texts + 4 * index) % firm.words.length]);
    const text = words
      .join(' ')
      .slice(0, Math.max(0, length - 4))
      .trim();
    return (text && `${text.charAt(0).toUpperCase()}${text.slice(1)} `) + code();
  };

  /** Cities in three rows of six, every other column lower, so that the longest names have room on the map. */
  const nextPlace = () => {
    const [row, column] = [cities % 3, Math.floor(cities / 3)];
    cities += 1;
    return { latitude: 56 - row * 45 - (column % 2) * 12, longitude: column * 52 - 140 };
  };

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
      return path in firm.fixedValues ? firm.fixedValues[path] : value;
    }
    switch (def.type) {
      case 'object':
        return {
          ...fixCrossFields(varyKeys((key) => def.shape[key] ?? z.never(), Object.keys(def.shape))),
          ...(path.endsWith('.cities') && nextPlace()),
        };
      case 'record':
        return varyKeys(() => def.valueType, Object.keys(value ?? {}));
      case 'optional': {
        // The sides of labels suit only the sample's map.
        if (path.endsWith('.cities.label') || (value === undefined && firm.items(0, 1, 0) === 0)) {
          return undefined;
        }
        // A number that is not there cannot be copied.
        const varied = vary(def.innerType, value, path);
        return z.safeParse(def.innerType, varied).success ? varied : undefined;
      }
      case 'readonly':
        return vary(def.innerType, value, path);
      case 'array': {
        const items: readonly unknown[] = Array.isArray(value) ? value : [];
        // A further field of the form would need a name of its own.
        const length = path.endsWith('.fields') ? items.length : firm.items(minimum, maximum, items.length);
        const varied = Array.from({ length }, (_, index) => vary(def.element, items[index % items.length], path));
        return [...new Set(varied)].filter((item) => z.safeParse(def.element, item).success);
      }
      case 'enum':
        return value ?? Object.values(def.entries)[0];
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
    if (key === 'id' || key === 'slug') {
      return id();
    }
    if (key === 'src') {
      return `/images/firm/${id()}.${firm.pictures}`;
    }
    if (key === 'email') {
      return `${id()}@${id()}.example`;
    }
    const length = firm.length(max, value?.length ?? max);
    const [placeholder] = /\{\w+\}/.exec(value ?? '') ?? [];
    const text = /^\d\S*$/.test(value ?? '')
      ? value?.padStart(length, '8')
      : placeholder
        ? `${write(Math.max(3, length - placeholder.length - 1))} ${placeholder}`
        : linkedTexts.test(path) && length > links.length
          ? write(length - links.length) + links
          : write(length);
    const url = value?.startsWith('https://') ? `https://${id()}.example/` : undefined;
    const candidates = [url ?? text, value, id(), '2026-01-31', '/', 'tel:+442079460000'];
    return candidates.find((candidate) => z.safeParse(schema, candidate).success);
  }

  const files = Object.entries(withForms(schemas, sample)).map(([file, fileSchemas]) => {
    const varied = Object.entries(fileSchemas).map(([name, schema]) => [
      name,
      vary(schema, sample[file]?.[name], `.${name}`),
    ]);
    return [file, Object.fromEntries(varied)] as const;
  });
  const generated: ContentFiles = Object.fromEntries(files);
  // The privacy policy must mention the fields of the forms and its facts.
  const labels = valuesIn(generated).flatMap(({ path, value }) =>
    path.at(-1) === 'label' && path.includes('fields') ? [String(value)] : [],
  );
  const { privacy = {}, privacyFacts = {} } = generated['content/privacy.ts'] ?? {};
  Object.assign(valueAt(privacy, ['sections', 0]) as object, {
    list: [...labels, ...Object.values(privacyFacts as object)],
  });
  // The first contact is the last member of the team, whose portrait stands beside both.
  const { team = [], testimonials = [] } = generated['content/team.ts'] ?? {};
  Object.assign(valueAt(generated['content/contact.ts'], ['contacts', 0]) as object, {
    name: (team as TeamMember[]).at(-1)?.name,
  });
  // Each placement must name a testimonial of its own, or none: here the last one first.
  const { regions = [] } = generated['content/about.ts'] ?? {};
  const ids = (testimonials as Testimonial[]).map(({ id: testimonial }) => testimonial);
  for (const { placement = {} } of regions as Region[]) {
    Reflect.deleteProperty(placement, 'testimonial');
    const testimonial = ids.pop();
    Object.assign(placement, testimonial && { testimonial });
  }
  return generated;
}

/** The minimum and maximum number of items or characters. */
function bounds(schema: z.core.$ZodType): { readonly minimum?: number; readonly maximum?: number } {
  return Object.assign({}, ...(schema._zod.def.checks ?? []).map((check) => check._zod.def));
}

/** Changes a record so that it satisfies the cross-field rules. An inflected name lacks the end of its words. */
function fixCrossFields(record: Record<string, unknown>): Record<string, unknown> {
  const { name, image, links, callToAction, lines, street, cities, placement, days, steps } = record;
  if (Array.isArray(cities) && typeof placement === 'object') {
    return { ...record, placement: { ...placement, city: valueAt(cities, [0, 'name']) } };
  }
  if (typeof days === 'number' && Array.isArray(steps)) {
    // So near each other that each label needs a row of its own
    const crowdedSteps = steps.map((step: object, index) => ({ ...step, day: index + 1 }));
    return { ...record, time: `${String(record.time).slice(0, 8)} ${days}`, steps: crowdedSteps };
  }
  if (typeof name === 'string' && typeof image === 'object') {
    return { ...record, image: { ...image, alt: name.replace(/(?<=\p{L}{3})\p{L}(?!\p{L})/gu, '') } };
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
