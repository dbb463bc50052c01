import type { EmailService } from '@/components/ContactForm/sendEnquiry';

export type Environment = {
  /** Without a slash at its end: “https://www.example.com” or “https://owner.github.io/repository”. */
  readonly siteUrl: string;
  /** The path of the site’s sub-folder, such as “/repository”; empty at the root of a domain. */
  readonly basePath: string;
  readonly email: EmailService;
  /** True without an EmailJS account: the form then posts to the site's own host. */
  readonly demo: boolean;
};

type Variables = Readonly<Record<string, string | undefined>>;

const keys = {
  serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
} as const;
const originKey = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const siteUrlKey = 'NEXT_PUBLIC_SITE_URL';

/** The email library's default. */
const emailJsOrigin = 'https://api.emailjs.com';
const demoEmail: EmailService = {
  origin: '',
  serviceId: 'demo_service',
  templateId: 'demo_template',
  publicKey: 'demo_public_key',
};

/**
 * Reads and checks the environment variables.
 * @returns the settings, or one line per error, which names the variable
 */
export function readEnvironment(variables: Variables): { environment: Environment } | { errors: string[] } {
  const read = (name: string) => variables[name]?.trim() ?? '';
  const accountKeys = Object.values(keys);
  const demo = [...accountKeys, originKey].every((name) => !read(name));
  const errors = [
    ...(demo ? [] : accountKeys.filter((name) => !read(name))).map(
      (name) =>
        `${name} is not set. Set the service ID, the template ID and the public key, or no NEXT_PUBLIC_EMAILJS_ variable.`,
    ),
    ...accountKeys
      .filter((name) => /[^\w-]/.test(read(name)))
      .map((name) => `${name} is “${read(name)}”, but may contain only letters, digits, _ and -.`),
    ...urlErrors(originKey, read(originKey), /^\/$/, 'a URL without a path'),
    ...urlErrors(
      siteUrlKey,
      read(siteUrlKey),
      /^(\/[\w.-]+)*\/?$/,
      'a URL without a query, and with only letters, digits, ., _ and - in its path',
    ),
    ...(demo || read(siteUrlKey)
      ? []
      : [`${siteUrlKey} is not set. A site that sends real messages needs its public URL.`]),
  ];
  if (errors.length > 0) {
    return { errors };
  }

  const { origin, pathname } = new URL(read(siteUrlKey) || 'http://localhost:3000');
  const basePath = pathname.replace(/\/$/, '');
  return {
    environment: {
      siteUrl: origin + basePath,
      basePath,
      demo,
      email: demo
        ? demoEmail
        : {
            origin: new URL(read(originKey) || emailJsOrigin).origin,
            serviceId: read(keys.serviceId),
            templateId: read(keys.templateId),
            publicKey: read(keys.publicKey),
          },
    },
  };
}

/** @throws Error that lists all errors. The check before the build reports the same errors earlier. */
export function environment(): Environment {
  const result = readEnvironment(process.env);
  if ('errors' in result) {
    throw new Error(result.errors.join('\n'));
  }
  return result.environment;
}

/**
 * A domain may have letters outside ASCII: the origin of https://müller.example is https://xn--mller-kva.example.
 * URL.canParse does not always accept them; see content/schema/fields.ts.
 */
function urlErrors(name: string, text: string, path: RegExp, wanted: string): string[] {
  const isHttp = /^https?:\/\//i.test(text);
  try {
    const { origin, href, pathname } = new URL(text);
    if (isHttp && href === origin + pathname && path.test(pathname)) {
      return [];
    }
  } catch {
    // It is no URL.
  }
  const rule = isHttp ? `be ${wanted}` : 'begin with https://';
  return text ? [`${name} is “${text}”, but must ${rule}, like https://www.example.com`] : [];
}
