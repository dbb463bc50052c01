/** The email service's origin and account. An empty origin means the host of the site. */
export type EmailService = {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
};

/** Without an account the form posts to the site's own host, where the preview server answers. */
const demoService: EmailService = {
  origin: '',
  serviceId: 'demo_service',
  templateId: 'demo_template',
  publicKey: 'demo_public_key',
};

const serviceId = process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim();
const configuredOrigin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN?.trim() ?? '';

export const emailService: EmailService = serviceId
  ? {
      // The check reports a setting that is no URL.
      origin: URL.canParse(configuredOrigin) ? new URL(configuredOrigin).origin : 'https://api.emailjs.com',
      serviceId,
      templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim() ?? '',
      publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim() ?? '',
    }
  : demoService;
