/** The URL of the local preview server. */
export const localUrl = `http://localhost:${process.env.E2E_PORT ?? 3217}`;

/** The deployed site to test. Without it, the tests build and serve the site locally. */
export const deployedUrl = originOf(process.env.PLAYWRIGHT_TEST_BASE_URL);

function originOf(text: string | undefined): string | undefined {
  if (!text) {
    return undefined;
  }
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`PLAYWRIGHT_TEST_BASE_URL is “${text}”, but must be a URL like https://staging.example.com`);
  }
  return new URL(text).origin;
}
