import type { EmailService } from '@/components/ContactForm/emailService';

export type Settings = {
  /** Without a slash at its end: “https://www.example.com” or “https://owner.github.io/repository”. */
  readonly siteUrl: string;
  /** The path of the site’s sub-folder, such as “/repository”; empty at the root of a domain. */
  readonly basePath: string;
  readonly email: EmailService;
  /** True without an EmailJS account: the form then posts to the site's own host. */
  readonly demo: boolean;
};

const demoEmail: EmailService = {
  origin: '',
  serviceId: 'demo_service',
  templateId: 'demo_template',
  publicKey: 'demo_public_key',
};

/** Reads the settings, which scripts/check/settings.ts has checked before the build. */
export function readSettings(): Settings {
  const read = (name: string) => process.env[name]?.trim() ?? '';
  const { origin, pathname } = new URL(read('NEXT_PUBLIC_SITE_URL') || 'http://localhost:3000');
  const basePath = pathname.replace(/\/$/, '');
  const serviceId = read('NEXT_PUBLIC_EMAILJS_SERVICE_ID');
  return {
    siteUrl: origin + basePath,
    basePath,
    demo: !serviceId,
    email: serviceId
      ? {
          origin: new URL(read('NEXT_PUBLIC_EMAILJS_ORIGIN') || 'https://api.emailjs.com').origin,
          serviceId,
          templateId: read('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'),
          publicKey: read('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'),
        }
      : demoEmail,
  };
}
