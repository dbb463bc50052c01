import { existsSync, readFileSync } from 'node:fs';

import sharp from 'sharp';

import type { Environment } from '../../app/_site/environment';
import { icon } from '../brand/icon';
import { stamp } from '../brand/stamp';
import { errorLine } from './checkContent';
import type { ContentFiles } from './contentFiles';
import { type ContentError, itemsOf } from './crossFieldRules';

/** What only the sample says. */
const sampleWords = /kithmere|“kith”|thistlewood|adeyemi-marsh|okabe-lind|brackenreid|lanternmaker|\bSE1 0KM\b/i;
/** Domains that nobody can register (RFC 2606), and telephone numbers that nobody can have (Ofcom, NANPA). */
const reservedDomain = /[\w-]\.(example|invalid|localhost|test)\b|\bexample\.(com|net|org)\b/i;
const reservedPhone =
  /\+44 ?(7700 ?900|1632 ?960|20 ?7946 ?0|1(13|14|15|16|17|18|21|31|41|51|61) ?496 ?0|191 ?498 ?0)\d{0,3}|\+1[ -]?\d{3}[ -]?555[ -]?01\d\d/;
const icons = ['favicon.ico', 'icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png'];
const brandCommand = 'run npm run brand, and look at public/og.png';

/** Everything that must not go live: demo settings, placeholders, the sample's own words, old brand files. */
export async function goLiveErrors({ demo, siteUrl, email }: Environment, files: ContentFiles): Promise<string[]> {
  const settings = demo
    ? ['The form is in demo mode: no message would reach anyone. Set the three EmailJS names (see .env.example).']
    : [...addressErrors(siteUrl), ...emailErrors(email)];
  const leftovers = Object.entries(files).flatMap(([file, exported]) => leftoversIn(file, exported));
  return [...settings, ...leftovers, ...(await brandErrors())];
}

function addressErrors(siteUrl: string): string[] {
  const name = `NEXT_PUBLIC_SITE_URL is “${siteUrl}”`;
  return [
    ...(siteUrl.startsWith('https:')
      ? []
      : [`${name}, but a site that goes live has an address that begins with https://`]),
    ...(reservedDomain.test(siteUrl) ? [`${name}, but no site can have this domain. Set your own.`] : []),
  ];
}

/** EmailJS lets an owner choose ids, so only placeholders and swapped ids are wrong for certain. */
function emailErrors({ serviceId, templateId, publicKey }: Environment['email']): string[] {
  const values = { SERVICE_ID: serviceId, TEMPLATE_ID: templateId, PUBLIC_KEY: publicKey };
  const kinds = { SERVICE_ID: /^template_/i, TEMPLATE_ID: /^service_/i, PUBLIC_KEY: /^(service|template)_/i };
  return Object.entries(values).flatMap(([key, value]) => {
    const name = `NEXT_PUBLIC_EMAILJS_${key} is “${value}”`;
    if (/^(service_|template_)?(your|my|demo|example|placeholder|changeme|todo|x{3,})([_-]|$)/i.test(value)) {
      return [`${name}, which is a placeholder. Copy the value from dashboard.emailjs.com.`];
    }
    const isSwapped = kinds[key as keyof typeof kinds].test(value);
    return isSwapped ? [`${name}, which is the id of something else. Are two values swapped?`] : [];
  });
}

/** The first text of each list or record that is left from the sample. */
function leftoversIn(file: string, value: unknown, path: ContentError['path'] = []): string[] {
  if (typeof value === 'string') {
    const message = [
      [sampleWords, 'is left from the sample: write your own'],
      [reservedDomain, 'has a domain that cannot exist: write your own'],
      [reservedPhone, 'is a number that is kept for examples: write your own'],
    ].find(([pattern]) => pattern instanceof RegExp && pattern.test(value))?.[1];
    return message ? [errorLine(file, path, value, String(message))] : [];
  }
  return itemsOf(value, path).flatMap((item) => leftoversIn(file, item.value, item.path));
}

async function brandErrors(): Promise<string[]> {
  const missing = icons.filter((name) => !existsSync(`public/${name}`));
  const isOldIcon = existsSync('public/icon.svg') && readFileSync('public/icon.svg', 'utf8') !== icon(18);
  const { exif } = await sharp('public/og.png')
    .metadata()
    .catch(() => ({ exif: undefined }));
  return [
    ...missing.map((name) => `public/${name}  is missing  ${brandCommand}`),
    ...(isOldIcon ? [`public/icon.svg  is not drawn from the mark and the colours in content/  ${brandCommand}`] : []),
    ...(exif?.includes(stamp()) ? [] : [`public/og.png  is missing, or older than the first screen  ${brandCommand}`]),
  ];
}
