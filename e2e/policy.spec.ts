import type { Page } from 'playwright/test';

import { expect, test } from './support/fixtures';

const foreign = 'https://foreign.example';

declare global {
  interface Window {
    /** The directive and the blocked address of each violation so far. */
    violations: string[];
    /** Set by injected code that runs. */
    hasRun?: boolean;
  }
}

/** Loads the page with its scripts, for which it waits until the first interaction. */
async function openInUse(page: Page): Promise<void> {
  await page.goto('/');
  await page.mouse.move(10, 10);
  await expect(page.locator('script[src]').nth(3)).toBeAttached();
  await page.waitForLoadState('networkidle');
}

async function violationsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...new Set(window.violations)].sort());
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
});

// The other pages need no test of their own: Chromium reports a violation as an error, which fails every test.
test('the policy blocks nothing of the page itself @firefox', async ({ page }) => {
  await openInUse(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await violationsIn(page)).toEqual([]);
});

/** Injected markup, by the violation that it must cause. */
const injections = {
  'script-src-elem inline': '<script>window.hasRun = true</script>',
  'script-src-attr inline': '<img src="/nowhere.png" onerror="window.hasRun = true">',
  [`script-src-elem ${foreign}/injected.js`]: `<script src="${foreign}/injected.js"></script>`,
  [`form-action ${foreign}/`]: `<form novalidate method="post" action="${foreign}/"><button id="injected">Go</button></form>`,
  [`base-uri ${foreign}/`]: `<base href="${foreign}/">`,
  'style-src-elem inline': '<style>body { display: none }</style>',
};

test.describe('injected code', () => {
  test.use({ expectedErrors: /./ });

  for (const guard of ['header', 'meta'] as const) {
    const tag = ['@firefox', ...(guard === 'header' ? ['@headers'] : [])];
    test(`is blocked by the policy in the ${guard} alone`, { tag }, async ({ page, baseURL }) => {
      const reached: string[] = [];
      await page.route(`${foreign}/**`, (route) => {
        reached.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' });
      });
      await page.route(`${baseURL}/`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('<main', () => `${Object.values(injections).join('')}<main`);
        const { 'content-security-policy': policy = '', ...headers } = response.headers();
        await (guard === 'meta'
          ? route.fulfill({ headers, body: html })
          : route.fulfill({
              headers: { ...headers, 'content-security-policy': policy },
              body: html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
            }));
      });
      await page.goto('/');
      await page.evaluate(() => document.getElementById('injected')?.click());
      await expect.poll(() => violationsIn(page)).toEqual(Object.keys(injections).sort());
      expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
      expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
      expect(reached).toEqual([]);
    });
  }

  test('cannot show the page in a frame', { tag: ['@firefox', '@headers'] }, async ({ page, baseURL }) => {
    await page.route(`${baseURL}/frame`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/"></iframe>' }),
    );
    await page.goto('/frame');
    // The browser shows an error page of its own instead, which no script may read.
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  });

  test('reaches no sink: Trusted Types allow this site’s own chunks only', async ({ page }) => {
    await openInUse(page);
    const outcomes = await page.evaluate(() => {
      const setSource = (source: string) => () => (document.createElement('script').src = source);
      return [
        () => (document.body.innerHTML = '<b>injected</b>'),
        () => (document.createElement('script').text = 'window.hasRun = true'),
        setSource('//foreign.example/_next/static/a.js'),
        setSource('/_next/static/../../a.js'),
        setSource('/_next/static/chunks/a.js'),
      ].map((assign) => {
        try {
          assign();
          return 'allowed';
        } catch (error) {
          return error instanceof Error ? error.name : 'unknown';
        }
      });
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'allowed']);
  });
});
