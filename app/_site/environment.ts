import type { EmailService } from '@/components/ContactForm/sendEnquiry';

export type Environment = {
  readonly siteUrl: string;
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
const basePathKeys = ['BASE_PATH', 'NEXT_PUBLIC_BASE_PATH'] as const;

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
  const errors: string[] = [];

  const missing = Object.values(keys).filter((name) => !read(name));
  const demo = missing.length === Object.values(keys).length && !read(originKey);
  for (const name of demo ? [] : missing) {
    errors.push(
      `${name} is not set. Set the service ID, the template ID and the public key, or no NEXT_PUBLIC_EMAILJS_ variable.`,
    );
  }
  for (const name of Object.values(keys)) {
    if (read(name) && !/^[\w-]+$/.test(read(name))) {
      errors.push(`${name} is “${read(name)}”, but may contain only letters, digits, _ and -.`);
    }
  }
  for (const name of [originKey, siteUrlKey]) {
    if (read(name) && !isOrigin(read(name))) {
      errors.push(`${name} is “${read(name)}”, but must be a URL without a path, like https://www.example.com`);
    }
  }
  for (const name of basePathKeys.filter(read)) {
    errors.push(
      `${name} is “${read(name)}”, but the site cannot be served from a subfolder. Unset it, and use a separate domain, or the GitHub Pages site of a user or organisation (name.github.io).`,
    );
  }
  if (!demo && !read(siteUrlKey)) {
    errors.push(`${siteUrlKey} is not set. A site that sends real messages needs its public URL.`);
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

/** @throws Error that lists all errors. The check before the build reports the same errors earlier. */
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
