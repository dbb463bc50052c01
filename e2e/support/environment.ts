/** The folder of the site that tests build, so that they never replace the site in out/, which is deployed. */
export const siteFolder = 'test-results/site';

/** Where the local preview writes the messages that tests post to it. */
export const outbox = 'test-results/outbox';

/** Empty strings override .env files, so tests never use a real account. */
export const demoVariables = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
  NEXT_PUBLIC_SITE_URL: '',
};

/** The URL of the local preview server. It ends in a slash. */
export const localUrl = `http://localhost:${process.env.E2E_PORT ?? 3217}/`;

/** The deployed site to test. Without it, the tests build and serve the site locally. */
const { PLAYWRIGHT_TEST_BASE_URL: url } = process.env;
export const deployedUrl = url && new URL(url).href.replace(/\/?$/, '/');

/** The page that hosts show for unknown URLs. */
export const errorPage = './404.html';
