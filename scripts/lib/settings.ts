/** Domains that nobody can register (RFC 2606). */
export const reservedDomain =
  /([\w-]\.(example|invalid|localhost|test)|(?<![\w-])example\.(com|net|org))(?![\w-]|\.\w)/i;

type Variables = Readonly<Record<string, string | undefined>>;

type Rule = readonly [pattern: RegExp, message: string];

/** The account: all three or none. The dashboard shows each, so what is wrong is mostly that two are swapped. */
const accountRules: Readonly<Record<string, Rule>> = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: [/^(?!template_)[\w-]+$/, 'must be the ID of an email service, like service_4kx'],
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: [/^(?!service_)[\w-]+$/, 'must be the ID of a template, like template_4kx'],
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: [/^(?!(service|template)_)[\w-]+$/, 'must be the public key, like A1b_C2-d'],
};
const origin = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const siteUrl = 'NEXT_PUBLIC_SITE_URL';
const urlRule: Rule = [/^https?:\/\/[^/?#@\s]+\/?$/i, 'must be a URL without a path, like https://www.example.com'];
const rules: Readonly<Record<string, Rule>> = {
  ...accountRules,
  [origin]: urlRule,
  [siteUrl]: urlRule,
};

export const settingNames = Object.keys(rules);

/** @returns whether no setting of the email service is there, so that the form posts to its own host */
export function isDemo(variables: Variables): boolean {
  return [...Object.keys(accountRules), origin].every((name) => !variables[name]?.trim());
}

/** @returns a line for each setting that would leave the form dead, or that a live site must not have */
export function settingErrors(variables: Variables, isLive = false): string[] {
  const needed = isLive || !isDemo(variables) ? [...Object.keys(accountRules), siteUrl] : [];
  return Object.entries(rules).flatMap(([name, [pattern, message]]) => {
    const value = variables[name]?.trim() ?? '';
    if (!value) {
      return needed.includes(name)
        ? `${name} is not set, but a site that sends messages needs it (see .env.example)`
        : [];
    }
    const isUrl = /^https?:/i.test(value);
    const error = [
      !pattern.test(value) && message,
      isLive && isUrl && !/^https:/i.test(value) && 'must begin with https://',
      isLive && isUrl && reservedDomain.test(value) && 'must not have a domain reserved for examples',
    ].find(Boolean);
    return error ? `${name} is “${value}”, but ${error}` : [];
  });
}
