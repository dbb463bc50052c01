import { existsSync, readFileSync } from 'node:fs';

import sharp from 'sharp';

import type { Environment } from '../../app/_site/environment';
import { icon, ogImageHash } from './brandImages';
import type { ContentFiles } from './contentFiles';
import { errorLine, valueAt, valuesIn } from './contentValues';

/** Words that occur only in the sample content. */
const sampleWords = /kithmere|“kith”|thistlewood|adeyemi-marsh|okabe-lind|brackenreid|lanternmaker|\bSE1 0KM\b/i;
/** Domains that nobody can register (RFC 2606), and telephone numbers that nobody can have (Ofcom, NANPA). */
const reservedDomain = /[\w-]\.(example|invalid|localhost|test)\b|\bexample\.(com|net|org)\b/i;
const reservedPhone =
  /\+44 ?(7700 ?900|1632 ?960|20 ?7946 ?0|1(13|14|15|16|17|18|21|31|41|51|61) ?496 ?0|191 ?498 ?0)\d{0,3}|\+1[ -]?\d{3}[ -]?555[ -]?01\d\d/;
const siteIcons = [
  'favicon.ico',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable.png',
  'apple-touch-icon.png',
];
const brandCommand = 'run npm run brand, and look at public/og.png';

/** A line for each demo setting, placeholder, name of the sample, reserved domain or telephone number, and outdated brand file. */
export async function goLiveErrors({ demo, siteUrl, email }: Environment, files: ContentFiles): Promise<string[]> {
  const settings = demo
    ? [
        'The form is in demo mode: no message would reach anyone. Set the service ID, the template ID and the public key of EmailJS (see .env.example).',
      ]
    : [...urlErrors(siteUrl), ...emailErrors(email), ...policyServiceErrors(email, files)];
  return [...settings, ...sampleErrors(files), ...(await brandErrors())];
}

function urlErrors(siteUrl: string): string[] {
  const name = `NEXT_PUBLIC_SITE_URL is “${siteUrl}”`;
  const secure = siteUrl.startsWith('https:');
  return [
    ...(secure ? [] : [`${name}, but a site that goes live has a URL that begins with https://`]),
    ...(reservedDomain.test(siteUrl) ? [`${name}, but this domain is reserved for examples. Set your own.`] : []),
  ];
}

/** EmailJS lets an owner choose ids, so only placeholders and swapped ids are wrong for certain. */
function emailErrors({ serviceId, templateId, publicKey }: Environment['email']): string[] {
  const values = [
    ['SERVICE_ID', serviceId, /^template_/i],
    ['TEMPLATE_ID', templateId, /^service_/i],
    ['PUBLIC_KEY', publicKey, /^(service|template)_/i],
  ] as const;
  return values.flatMap(([key, value, swapped]) => {
    const name = `NEXT_PUBLIC_EMAILJS_${key} is “${value}”`;
    if (/^(service_|template_)?(your|my|demo|example|placeholder|changeme|todo|x{3,})([_-]|$)/i.test(value)) {
      return [`${name}, which is a placeholder. Copy the value from dashboard.emailjs.com.`];
    }
    return swapped.test(value) ? [`${name}, which is the id of something else. Are two values swapped?`] : [];
  });
}

/** The policy must name the service of the settings. The names of other services are unknown. */
function policyServiceErrors({ origin }: Environment['email'], files: ContentFiles): string[] {
  const path = ['privacyFacts', 'emailService'];
  const value = valueAt(files['content/privacy.ts'], path);
  const [isUsed, isNamed] = [origin, String(value)].map((text) => /emailjs/i.test(text));
  const message = isUsed
    ? 'must name EmailJS, to which the form is sent'
    : `must name the service at ${origin}, not EmailJS`;
  return isUsed === isNamed ? [] : [errorLine('content/privacy.ts', { path, value }, message)];
}

function sampleErrors(files: ContentFiles): string[] {
  return Object.entries(files).flatMap(([file, exported]) =>
    valuesIn(exported).flatMap((item) => {
      const message = typeof item.value === 'string' && sampleError(item.value);
      return message ? [errorLine(file, item, `${message}: write your own`)] : [];
    }),
  );
}

function sampleError(text: string): string | undefined {
  if (sampleWords.test(text)) {
    return 'is left from the sample';
  }
  if (reservedDomain.test(text)) {
    return 'contains a domain that is reserved for examples';
  }
  return reservedPhone.test(text) ? 'is a telephone number that is reserved for examples' : undefined;
}

async function brandErrors(): Promise<string[]> {
  const missing = siteIcons.filter((name) => !existsSync(`public/${name}`));
  const isOldIcon = existsSync('public/icon.svg') && readFileSync('public/icon.svg', 'utf8') !== icon(18);
  const { exif } = await sharp('public/og.png')
    .metadata()
    .catch(() => ({ exif: undefined }));
  return [
    ...missing.map((name) => `public/${name}  is missing  ${brandCommand}`),
    ...(isOldIcon ? [`public/icon.svg  is not drawn from the mark and the colours in content/  ${brandCommand}`] : []),
    ...(exif?.includes(ogImageHash())
      ? []
      : [`public/og.png  is missing, or was drawn from other content  ${brandCommand}`]),
  ];
}
