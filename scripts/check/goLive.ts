import type { Settings } from '../../app/_site/readSettings';
import type { ContentFiles } from './contentFiles';
import { errorLine, valueAt, valuesIn } from './contentValues';

/** Domains that nobody can register (RFC 2606). */
const reservedDomain = /([\w-]\.(example|invalid|localhost|test)|(?<![\w-])example\.(com|net|org))(?![\w-]|\.\w)/i;
/** What a text of the sample contains: its own words, and telephone numbers that nobody can have (Ofcom, NANPA). */
const sampleTexts: readonly (readonly [RegExp, string])[] = [
  [
    /kithmere|“kith”|thistlewood|adeyemi-marsh|okabe-lind|brackenreid|lanternmaker|\bSE1 0KM\b/i,
    'is left from the sample',
  ],
  [reservedDomain, 'contains a domain that is reserved for examples'],
  [
    /\+44 ?(7700 ?900|1632 ?960|20 ?7946 ?0|1(13|14|15|16|17|18|21|31|41|51|61) ?496 ?0|191 ?498 ?0)\d{0,3}|\+1[ -]?\d{3}[ -]?555[ -]?01\d\d/,
    'is a telephone number that is reserved for examples',
  ],
];
const demoError =
  'The form is in demo mode: no message would reach anyone. Set the service ID, the template ID and the public key of EmailJS (see .env.example).';

/**
 * A line for each demo setting, swapped id, name of the sample, reserved domain or telephone number.
 * @param settings nothing if the settings have errors, which another check prints
 */
export function goLiveErrors(settings: Settings | undefined, files: ContentFiles): string[] {
  const wrongSettings = settings ? liveSettingErrors(settings, files) : [];
  return [...wrongSettings, ...sampleErrors(files)];
}

function liveSettingErrors({ demo, siteUrl, email }: Settings, files: ContentFiles): string[] {
  if (demo) {
    return [demoError];
  }
  const url = `NEXT_PUBLIC_SITE_URL is “${siteUrl}”`;
  const swapped = 'which is the id of something else. Are two values swapped?';
  const path = ['privacyFacts', 'emailService'];
  const value = valueAt(files['content/privacy.ts'], path);
  const [isEmailJs, namesEmailJs] = [email.origin, String(value)].map((text) => /emailjs/i.test(text));
  const service = isEmailJs ? 'EmailJS, to which the form is sent' : `the service at ${email.origin}, not EmailJS`;
  const isWrong: Readonly<Record<string, boolean>> = {
    [`${url}, but a site that goes live has a URL that begins with https://`]: !siteUrl.startsWith('https:'),
    [`${url}, but this domain is reserved for examples. Set your own.`]: reservedDomain.test(siteUrl),
    [`NEXT_PUBLIC_EMAILJS_ORIGIN is “${email.origin}”, but browsers send the form of a site at https:// to https:// only`]:
      email.origin.startsWith('http:'),
    // EmailJS lets an owner choose ids, so only swapped ones are wrong for certain.
    [`NEXT_PUBLIC_EMAILJS_SERVICE_ID is “${email.serviceId}”, ${swapped}`]: /^template_/i.test(email.serviceId),
    [`NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is “${email.templateId}”, ${swapped}`]: /^service_/i.test(email.templateId),
    [`NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is “${email.publicKey}”, ${swapped}`]: /^(service|template)_/i.test(
      email.publicKey,
    ),
    // The policy must name the service of the settings. The names of other services are unknown.
    [errorLine('content/privacy.ts', { path, value }, `must name ${service}`)]: isEmailJs !== namesEmailJs,
  };
  return Object.keys(isWrong).filter((line) => isWrong[line]);
}

function sampleErrors(files: ContentFiles): string[] {
  return Object.entries(files).flatMap(([file, exported]) =>
    valuesIn(exported).flatMap((item) => {
      if (item.path.at(-1) === 'malformed') {
        return []; // An example in an error message is reserved for that.
      }
      const [, message] = sampleTexts.find(([text]) => typeof item.value === 'string' && text.test(item.value)) ?? [];
      return message ? [errorLine(file, item, `${message}: write your own`)] : [];
    }),
  );
}
