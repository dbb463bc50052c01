/** The folder of the site that tests build, so that they never replace the site in out/, which is deployed. */
export const testedSite = 'test-results/site';

/** Empty strings override .env files, so tests never use a real account. */
export const demoVariables = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
  NEXT_PUBLIC_SITE_URL: '',
};
