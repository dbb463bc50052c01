type Rule = readonly [pattern: RegExp, message: string];

/** The account: all three or none. The dashboard shows each, so what is wrong is mostly that two are swapped. */
export const accountRules: Readonly<Record<string, Rule>> = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: [/^(?!template_)[\w-]+$/, 'must be the ID of an email service, like service_4kx'],
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: [/^(?!service_)[\w-]+$/, 'must be the ID of a template, like template_4kx'],
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: [/^(?!(service|template)_)[\w-]+$/, 'must be the public key, like A1b_C2-d'],
};

export const originRule: Readonly<Record<string, Rule>> = {
  NEXT_PUBLIC_EMAILJS_ORIGIN: [
    /^https?:\/\/[^/?#@\s]+\/?$/i,
    'must be a URL without a path, like https://mail.example.com',
  ],
};
