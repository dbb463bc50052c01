import type { Page } from 'playwright/test';

import { expect, hydrated, showIntent, test } from './support/fixtures';

const foreign = 'https://foreign.example';

declare global {
  interface Window {
    /** Every violation of a policy so far: its directive and what was refused. */
    violations: string[];
    /** Set by an attack that succeeds. */
    taken?: boolean;
  }
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

test.describe('with all headers on', () => {
  test.use({ expectedErrors: /status 404|responded with a status of 404/ });

  for (const address of ['/', '/privacypolicy', '/nowhere']) {
    test(`nothing of ${address} is refused, to its foot${address === '/' ? ' @firefox' : ''}`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
      await (address === '/' ? hydrated(page) : showIntent(page));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.querySelectorAll('script[async]').length)).toBeGreaterThan(3);
      expect(await violationsIn(page)).toEqual([]);
    });
  }
});

/** What somebody managed to write into a page, by the violation that shows that it was stopped. */
const attacks = {
  'script-src-elem inline': '<script>window.taken = true</script>',
  'script-src-attr inline': '<img src="/nowhere.png" onerror="window.taken = true">',
  [`script-src-elem ${foreign}/taken.js`]: `<script src="${foreign}/taken.js"></script>`,
  [`form-action ${foreign}/`]: `<form novalidate method="post" action="${foreign}/"><button id="attack">Go</button></form>`,
  [`base-uri ${foreign}/`]: `<base href="${foreign}/">`,
  'style-src-elem inline': '<style>body { display: none }</style>',
};

test.describe('what was written into a page', () => {
  test.use({ expectedErrors: /./ });

  for (const guard of ['header', 'meta'] as const) {
    test(`the ${guard} alone stops inline and foreign scripts, foreign forms and a foreign base @firefox`, async ({
      page,
      baseURL,
    }) => {
      const reached: string[] = [];
      await page.route(`${foreign}/**`, (route) => {
        reached.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: 'window.taken = true' });
      });
      await page.route(`${baseURL}/`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('<main', () => `${Object.values(attacks).join('')}<main`);
        const { 'content-security-policy': policy = '', ...headers } = response.headers();
        await (guard === 'meta'
          ? route.fulfill({ headers, body: html })
          : route.fulfill({
              headers: { ...headers, 'content-security-policy': policy },
              body: html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''),
            }));
      });
      await page.goto('/');
      await page.evaluate(() => document.getElementById('attack')?.click());
      await expect.poll(() => violationsIn(page)).toEqual(Object.keys(attacks).sort());
      expect(await page.evaluate(() => window.taken)).toBeUndefined();
      expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
      expect(reached).toEqual([]);
    });
  }

  test('the page cannot be shown in a frame, not even by this site @firefox', async ({ page, baseURL }) => {
    await page.route(`${baseURL}/frame`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/"></iframe>' }),
    );
    await page.goto('/frame');
    // A page that was refused is one of the browser's own, which no script may read.
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument)).toBeNull();
  });

  test('no text becomes markup or code', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const outcomes = await page.evaluate(() => {
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => (document.body.innerHTML = '<b>taken</b>'),
        'a script’s text': () => (document.createElement('script').text = 'window.taken = true'),
        'a timer’s code': () => setTimeout('window.taken = true' as unknown as () => void),
        'a foreign script': () => (document.createElement('script').src = 'https://foreign.example/_next/static/a.js'),
        'a script without a scheme': () => (document.createElement('script').src = '//foreign.example/a.js'),
        'a script above the folder': () => (document.createElement('script').src = '/_next/static/../../a.js'),
        'a script of this site’s own': () => (document.createElement('script').src = '/_next/static/chunks/a.js'),
      };
      return Object.entries(sinks).map(([name, assign]) => {
        try {
          assign();
          return `${name}: taken`;
        } catch (error) {
          return `${name}: ${error instanceof Error ? error.name : 'unknown'}`;
        }
      });
    });
    expect(outcomes).toEqual([
      'innerHTML: TypeError',
      'a script’s text: TypeError',
      'a timer’s code: TypeError',
      'a foreign script: TypeError',
      'a script without a scheme: TypeError',
      'a script above the folder: TypeError',
      'a script of this site’s own: taken',
    ]);
  });
});
