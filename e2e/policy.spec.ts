import { expect, test } from './support/fixtures';

const foreign = 'https://foreign.example';

declare global {
  interface Window {
    /** The directive and blocked URL of each violation. */
    violations: string[];
    /** Set by injected code that runs. */
    hasRun?: boolean;
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
});

// That the policy blocks nothing else, every test shows: Chromium logs a violation as an error, and the test fails.

/** Injected markup, by the violation that it must cause. */
const injections = {
  'script-src-elem inline': '<script>window.hasRun = true</script>',
  'script-src-attr inline': '<img src="/nowhere.png" onerror="window.hasRun = true">',
  [`script-src-elem ${foreign}/injected.js`]: `<script src="${foreign}/injected.js"></script>`,
  [`form-action ${foreign}/`]: `<form novalidate method="post" action="${foreign}/"><button id="injected">Go</button></form>`,
  [`base-uri ${foreign}/`]: `<base href="${foreign}/">`,
  [`img-src ${foreign}/injected.png`]: `<img src="${foreign}/injected.png">`,
  [`media-src ${foreign}/injected.mp3`]: `<audio src="${foreign}/injected.mp3"></audio>`,
  'style-src-elem inline': '<style>body { display: none }</style>',
};

test.describe('injected code', () => {
  test.use({ expectedErrors: /./ });

  test('is blocked', { tag: '@firefox' }, async ({ page, baseURL }) => {
    const foreignRequests: string[] = [];
    await page.route(`${foreign}/**`, (route) => {
      foreignRequests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' });
    });
    await page.route(String(baseURL), async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<main', () => `${Object.values(injections).join('')}<main`);
      await route.fulfill({ headers: { ...response.headers(), 'content-security-policy': '' }, body: html });
    });
    await page.goto('./');
    await page.evaluate((url) => fetch(url).catch(() => document.getElementById('injected')?.click()), foreign);
    await expect
      .poll(() => page.evaluate(() => [...new Set(window.violations)].sort()))
      .toEqual([`connect-src ${foreign}/`, ...Object.keys(injections)].sort());
    expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
    expect(foreignRequests).toEqual([]);
  });

  test('cannot use script sinks', async ({ page }) => {
    await page.goto('./');
    for (const sink of [
      "document.body.innerHTML = '<b>injected</b>'",
      "document.createElement('script').text = 'window.hasRun = true'",
      "document.createElement('script').src = '/_next/static/a.js'",
    ]) {
      await expect(page.evaluate(sink)).rejects.toThrow(/TrustedHTML|TrustedScript/);
    }
  });
});

test.describe('a page', () => {
  test.use({ expectedErrors: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE/ });

  test('cannot be shown in a frame', { tag: '@headers' }, async ({ page, baseURL }) => {
    const framing = new URL('framing', baseURL).href;
    const frame = `<iframe src="${baseURL}"></iframe>`;
    await page.route(framing, (route) => route.fulfill({ contentType: 'text/html', body: frame }));
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(framing);
    await refused;
    await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
  });
});
