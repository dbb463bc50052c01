import { z } from 'zod';

import { type Rule, rules } from '../../content/schema/fields';

const setting = z.string().trim().default('');

const accountKey = setting.refine((text) => /^[\w-]*$/.test(text), {
  error: ({ input }) => `is “${String(input)}”, but may contain only letters, digits, _ and -.`,
});

const settings = z
  .object({
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: accountKey,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: accountKey,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: accountKey,
    NEXT_PUBLIC_EMAILJS_ORIGIN: url(/^\/$/, 'a URL without a path'),
    NEXT_PUBLIC_SITE_URL: url(
      /^(\/[\w.-]+)*\/?$/,
      'a URL without a query, and with only letters, digits, ., _ and - in its path',
    ),
  })
  .superRefine(
    rules(({ NEXT_PUBLIC_SITE_URL: siteUrl, NEXT_PUBLIC_EMAILJS_ORIGIN: origin, ...account }) => {
      const isDemo = !origin && Object.values(account).every((key) => !key);
      const all = 'Set the service ID, the template ID and the public key, or no NEXT_PUBLIC_EMAILJS_ variable.';
      const needed = 'A site that sends real messages needs its public URL.';
      return [
        ...Object.entries(account).map(([name, key]): Rule => [isDemo || Boolean(key), [name], `is not set. ${all}`]),
        [isDemo || Boolean(siteUrl), ['NEXT_PUBLIC_SITE_URL'], `is not set. ${needed}`],
      ];
    }),
  );

/** @returns a line for each error in the environment variables, which names the variable */
export function settingErrors(variables: Readonly<Record<string, string | undefined>>): string[] {
  const { error } = settings.safeParse(variables);
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);
}

function url(path: RegExp, wanted: string) {
  return setting.refine((text) => !text || isUrl(text, path), {
    error: ({ input }) => {
      const rule = /^https?:\/\//i.test(String(input)) ? `be ${wanted}` : 'begin with https://';
      return `is “${String(input)}”, but must ${rule}, like https://www.example.com`;
    },
  });
}

/**
 * Whether it is the URL of a site. A domain may have letters outside ASCII, which URL.canParse does not always accept;
 * see content/schema/fields.ts.
 */
function isUrl(text: string, path: RegExp): boolean {
  try {
    const { protocol, origin, href, pathname } = new URL(text);
    return /^https?:$/.test(protocol) && href === origin + pathname && path.test(pathname);
  } catch {
    return false;
  }
}
