import type { EmailService } from '@/components/ContactForm/sendEnquiry';

export type Environment = {
  readonly siteUrl: string;
  readonly email: EmailService;
  /** No EmailJS account is set, so the form posts to the host that serves the site. */
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
const basePathKeys = ['BASE_PATH', 'NEXT_PUBLIC_BASE_PATH'] as const;

/** The default of the email library. */
const emailJsOrigin = 'https://api.emailjs.com';
const demoEmail: EmailService = {
  origin: '',
  serviceId: 'demo_service',
  templateId: 'demo_template',
  publicKey: 'demo_public_key',
};

/**
 * Reads and checks every setting the site takes from outside.
 * @returns the settings, or every error found, one line each, that names its variable
 */
export function readEnvironment(variables: Variables): { environment: Environment } | { errors: string[] } {
  const read = (name: string) => variables[name]?.trim() ?? '';
  const errors: string[] = [];

  const missing = Object.values(keys).filter((name) => !read(name));
  const demo = missing.length === Object.values(keys).length && !read(originKey);
  for (const name of demo ? [] : missing) {
    errors.push(`${name} is not set. Set all three EmailJS names, or none of the NEXT_PUBLIC_EMAILJS_ variables.`);
  }
  for (const name of Object.values(keys)) {
    if (read(name) && !/^[\w-]+$/.test(read(name))) {
      errors.push(`${name} is “${read(name)}”, but has only letters, digits, _ and - in EmailJS.`);
    }
  }
  for (const name of [originKey, siteUrlKey]) {
    if (read(name) && !isOrigin(read(name))) {
      errors.push(`${name} is “${read(name)}”, but must be an address without a path, like https://www.example.com`);
    }
  }
  for (const name of basePathKeys.filter(read)) {
    errors.push(
      `${name} is “${read(name)}”, but the site cannot stand below a path. Unset it, and use a domain of its own, or the page of a GitHub user or organisation (name.github.io).`,
    );
  }
  if (!demo && !read(siteUrlKey)) {
    errors.push(`${siteUrlKey} is not set. A site that sends real messages needs its own address.`);
  }
  if (errors.length > 0) {
    return { errors };
  }

  return {
    environment: {
      siteUrl: withoutSlash(read(siteUrlKey) || 'http://localhost:3000'),
      demo,
      email: demo
        ? demoEmail
        : {
            origin: withoutSlash(read(originKey) || emailJsOrigin),
            serviceId: read(keys.serviceId),
            templateId: read(keys.templateId),
            publicKey: read(keys.publicKey),
          },
    },
  };
}

/** @throws Error that lists every error, if the check before the build was skipped */
export function environment(): Environment {
  const result = readEnvironment(process.env);
  if ('errors' in result) {
    throw new Error(result.errors.join('\n'));
  }
  return result.environment;
}

function isOrigin(text: string): boolean {
  return /^https?:/i.test(text) && URL.canParse(text) && new URL(text).origin === withoutSlash(text).toLowerCase();
}

function withoutSlash(text: string): string {
  return text.replace(/\/$/, '');
}
