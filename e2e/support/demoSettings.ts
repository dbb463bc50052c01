/** Set and empty, which no .env file overrides: whatever account this clone has, no flow ever sends to it. */
export const demoVariables = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
  NEXT_PUBLIC_SITE_URL: '',
};
