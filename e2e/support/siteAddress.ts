/** Where the tests serve the site themselves. */
export const localAddress = `http://localhost:${process.env.E2E_PORT ?? 3217}`;

/** The site that is tested where it is; undefined for the one that is built and served here. */
export const siteAddress = addressOf(process.env.PLAYWRIGHT_TEST_BASE_URL);

function addressOf(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`PLAYWRIGHT_TEST_BASE_URL is “${text}”, but must be an address like https://staging.example.com`);
  }
  return new URL(text).origin;
}
