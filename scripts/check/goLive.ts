import type { ContentFiles } from './contentFiles';
import { linesFor } from './contentValues';

/** Domains that nobody can register (RFC 2606). */
const reservedDomain = /([\w-]\.(example|invalid|localhost|test)|(?<![\w-])example\.(com|net|org))(?![\w-]|\.\w)/i;
/** Telephone numbers that nobody can have (Ofcom, NANPA). */
const reservedPhone = /\+44 ?(7700 ?900|20 ?7946 ?0)\d{3}(?!\d)|\+1[ -]?\d{3}[ -]?555[ -]?01\d\d/;

const demoError =
  'The form is in demo mode: no message would reach anyone. Set the service ID, the template ID and the public key of EmailJS (see .env.example).';

/** What a setting must not be in a live site. EmailJS lets one choose ids, so only swapped ones are wrong for certain. */
const wrongSettings: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  NEXT_PUBLIC_SITE_URL: [
    [/^http:/i, 'must begin with https://'],
    [reservedDomain, 'this domain is reserved for examples'],
  ],
  NEXT_PUBLIC_EMAILJS_ORIGIN: [[/^http:/i, 'must begin with https://']],
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: [[/^template_/i, 'is the id of a template. Are two values swapped?']],
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: [[/^service_/i, 'is the id of a service. Are two values swapped?']],
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: [[/^(service|template)_/i, 'is the id of something else. Are two values swapped?']],
};

/** A line for each setting and each text that a live site must not have. */
export function goLiveErrors(variables: Readonly<Record<string, string | undefined>>, content: ContentFiles): string[] {
  const ofSettings = Object.entries(wrongSettings).flatMap(([name, rules]) => {
    const value = variables[name]?.trim() ?? '';
    return rules.flatMap(([wrong, message]) => (wrong.test(value) ? `${name} is “${value}”, but ${message}` : []));
  });
  // An error message shows an example, which is reserved for that.
  const ofTexts = linesFor(content, ({ path, value }) =>
    typeof value === 'string' && path.at(-1) !== 'formatError'
      ? [
          reservedDomain.test(value) && 'must not have a domain reserved for examples',
          reservedPhone.test(value) && 'must not have a phone number reserved for drama',
        ]
      : [],
  );
  return [...(variables.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim() ? ofSettings : [demoError]), ...ofTexts];
}
