/** The folder of the site that tests build, so that they never replace the site in out/, which is deployed. */
export const siteFolder = 'test-results/site';

/** Where the local preview writes the messages that tests post to it. */
export const outbox = 'test-results/outbox';

/** Empty strings override .env files, so tests never use a real account. */
const demoVariables = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: '',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: '',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  NEXT_PUBLIC_EMAILJS_ORIGIN: '',
  NEXT_PUBLIC_SITE_URL: '',
};

/** The URL of the local preview server. It ends in a slash. E2E_BASE_PATH puts the site into a sub-folder. */
export const localUrl = `http://localhost:${process.env.E2E_PORT ?? 3217}${process.env.E2E_BASE_PATH ?? ''}/`;

/**
 * The account of the tested site. At the root of a domain it is in demo mode. In a sub-folder it has an account, with a
 * service at another origin, which is the preview too.
 */
export const accountVariables = process.env.E2E_BASE_PATH
  ? {
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
      NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
      NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
      NEXT_PUBLIC_EMAILJS_ORIGIN: new URL(localUrl).origin.replace('localhost', '127.0.0.1'),
    }
  : demoVariables;

/** The deployed site to test. Without it, the tests build and serve the site locally. */
const { PLAYWRIGHT_TEST_BASE_URL: url } = process.env;
export const deployedUrl = url && new URL(url).href.replace(/\/?$/, '/');

/** The path of the site’s sub-folder; empty at the root of a domain. */
export const basePath = new URL(deployedUrl ?? localUrl).pathname.slice(0, -1);

/** The page that hosts show for unknown URLs. */
export const errorPage = './404.html';
