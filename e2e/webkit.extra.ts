import path from 'node:path';

import type { Page } from 'playwright/test';
import { Builder, By, Key, type WebElement } from 'selenium-webdriver';

import { listen } from '../scripts/lib/listen';
import { serveStatic } from '../scripts/preview/serveStatic';
import { anEnquiry, fields } from './support/enquiry';
import { siteFolder } from './support/environment';
import { blockOnFonts, expect, test as base } from './support/fixtures';
import { enter, expectedErrorsOfStates, type State, stateNames, states } from './support/pageStates';
import { freePort, startServer } from './support/processes';

/** WebKitGTK, driven over WebDriver. Playwright can drive only its own build of WebKit. */
async function openWebkit(driverOrigin: string, siteUrl: string) {
  const browser = await new Builder()
    .usingServer(driverOrigin)
    .withCapabilities({
      browserName: 'WebKitGTK',
      'webkitgtk:browserOptions': { binary: path.join(import.meta.dirname, 'support/webkitBrowser.py') },
    })
    .build();
  await browser.manage().setTimeouts({ implicit: 5000 });
  /** Runs a function in the page. */
  const run = <Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values) =>
    browser.executeScript<Awaited<Result>>(script, ...values);
  /** Waits until the element exists. */
  const find = (selector: string): Promise<WebElement> => browser.findElement(By.css(selector));

  return {
    browser,
    run,
    find,
    goto: (url: string) => browser.get(new URL(url, siteUrl).href),
    press: (key: string) => browser.actions().sendKeys(key).perform(),
    async resize(width: number, height: number) {
      await browser.manage().window().setRect({ width, height });
      await expect.poll(() => run(() => [innerWidth, innerHeight])).toEqual([width, height]);
    },
    async click(selector: string) {
      const element = await find(selector);
      // WebKit's driver does not scroll far enough.
      await browser.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
      await element.click();
    },
  };
}

type Webkit = Awaited<ReturnType<typeof openWebkit>>;

/** The site. `status` is the response to a message; without one there is none. */
const test = base.extend<{ site: { readonly url: string; status: number | undefined }; webkit: Webkit }>({
  site: async ({}, provide) => {
    const serveFile = serveStatic(siteFolder);
    const { port, close } = await listen((request, response) => {
      if (request.method !== 'POST') {
        serveFile(request, response);
      } else if (site.status) {
        response.writeHead(site.status).end();
      }
    });
    const site = { url: `http://127.0.0.1:${port}/`, status: undefined };
    await provide(site);
    close();
  },
  baseURL: ({ site }, provide) => provide(site.url),
  /** A window with an empty cache. */
  webkit: async ({ site }, provide) => {
    const port = await freePort();
    const driver = await startServer(
      port,
      ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
      // A virtual display has no GPU. Without this setting WebKit waits for one.
      { env: { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' } },
    );
    const webkit = await openWebkit(driver.origin, site.url);
    await webkit.resize(1440, 900);
    await provide(webkit);
    await webkit.browser.quit();
    await driver.stop();
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

for (const name of stateNames) {
  const { url, part, marker, ...state }: State = states[name];
  for (const width of state.isNarrow ? [390] : [390, 1440]) {
    test(`${name} is laid out as in Chromium at ${width} px`, async ({ webkit, site, page }) => {
      site.status = state.response;
      await webkit.resize(width, 844);
      await webkit.goto(url);
      if (state.response !== undefined) {
        for (const [field, value] of Object.entries(anEnquiry())) {
          await (await webkit.find(`[name="${field}"]`)).sendKeys(value);
        }
      }
      if (state.click) {
        await webkit.click(state.click);
      }
      await webkit.find(marker);
      await page.setViewportSize({ width, height: 844 });
      await enter(page, name);
      for (const equalise of [blockOnFonts, equaliseLines]) {
        await page.evaluate(equalise);
        await webkit.run(equalise);
      }
      const expected = await layoutIn(page, part);
      await expect.poll(() => webkit.run(layoutOf, part)).toEqual(expected);
    });
  }
}

/**
 * WebKit rounds line heights down to whole pixels, and ends balanced or hyphenated lines elsewhere. Beside the open menu,
 * a headless Chromium keeps room for a scrollbar that it does not have. A form that is sent keeps the height that it had
 * with other lines.
 */
function equaliseLines(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 24px !important; text-wrap: wrap !important; hyphens: none !important; }
    html { scrollbar-gutter: auto !important; }
    form { min-block-size: 0 !important; }
  `);
  document.adoptedStyleSheets.push(sheet);
}

type Place = { name: string | null; left: unknown; top: unknown; width: unknown };

/** Where each heading and field is. */
function layoutOf(part: string): Place[] {
  const start = document.querySelector(part)?.getBoundingClientRect().top ?? NaN;
  return [...document.querySelectorAll(`${part} :is(h1, h2, h3, h4, form [name])`)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return { name: element.getAttribute('name') ?? element.textContent, left, top: top - start, width };
    });
}

/** The layout in Chromium, within 2 px. */
async function layoutIn(page: Page, part: string) {
  const near = (value: unknown): unknown => expect.closeTo(Number(value), -0.6);
  const places = await page.evaluate(layoutOf, part);
  return places.map((place) => ({ ...place, left: near(place.left), top: near(place.top), width: near(place.width) }));
}

test('Escape and a click below the links close the menu', async ({ webkit }) => {
  await webkit.resize(390, 844);
  await webkit.goto('./');
  const isOpen = () => webkit.run(() => document.querySelector('#menu')?.matches(':popover-open'));
  const open = async () => {
    await webkit.click('header button');
    await expect.poll(isOpen).toBe(true);
  };
  await open();
  const spaceBelowLinks = () => {
    const [link, menu] = [...document.querySelectorAll('#menu a')]
      .slice(-1)
      .flatMap((link) => [link, link.closest('#menu')]);
    return (menu?.getBoundingClientRect().bottom ?? NaN) - (link?.getBoundingClientRect().bottom ?? NaN);
  };
  expect(await webkit.run(spaceBelowLinks)).toBeLessThan(50);
  await webkit.press(Key.ESCAPE);
  await expect.poll(isOpen).toBe(false);
  await open();
  await webkit.browser.actions().move({ x: 195, y: 800 }).click().perform();
  await expect.poll(isOpen).toBe(false);
});

test('Tab shows each field with its label', async ({ webkit }) => {
  await webkit.resize(390, 600);
  await webkit.goto('./');
  await webkit.click('form label');
  await webkit.find('form[novalidate]');
  for (const { name } of fields.slice(1)) {
    await webkit.press(Key.TAB);
    await webkit.find(`[name="${name}"]:focus`);
    const hidden = () => {
      const bar = document.querySelector('header')?.getBoundingClientRect();
      const field = document.activeElement?.parentElement?.getBoundingClientRect();
      return Math.round(Math.max((bar?.bottom ?? NaN) - (field?.top ?? NaN), (field?.bottom ?? NaN) - innerHeight, 0));
    };
    await expect.poll(async () => [name, await webkit.run(hidden)]).toEqual([name, 0]);
  }
});
