/** The email service's origin and account. An empty origin means the host of the site. */
export type EmailService = {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
};

/** What a visitor has typed, by the names of the fields. */
export type Enquiry = Readonly<Record<string, string>>;

/** The path of the URL to which the library and the plain form post. */
export const sendPath = '/api/v1.0/email/send-form';

/** What a message has beside the enquiry, by names that no field may have. The library adds them to what it sends. */
export function accountFields({ serviceId, templateId, publicKey }: EmailService) {
  return {
    lib_version: '3.11.0', // As in package.json
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
  };
}

const serviceId = process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID?.trim();
const origin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN?.trim() ?? '';

/** Without an account the form posts to the site's own host, where the preview server answers. */
export const emailService: EmailService = serviceId
  ? {
      // The check reports a setting that is no URL.
      origin: URL.canParse(origin) ? new URL(origin).origin : 'https://api.emailjs.com',
      serviceId,
      templateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID?.trim() ?? '',
      publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY?.trim() ?? '',
    }
  : { origin: '', serviceId: 'demo_service', templateId: 'demo_template', publicKey: 'demo_public_key' };

export const accountFieldNames = Object.keys(accountFields(emailService));
