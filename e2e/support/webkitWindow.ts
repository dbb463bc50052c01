import path from 'node:path';

import { Builder, By, type WebElement } from 'selenium-webdriver';

import { listen } from '../../scripts/preview/listen';
import { serveStatic } from '../../scripts/preview/serveStatic';
import { testedSite } from './demoSettings';
import { expect, test as base } from './fixtures';
import { freePort, startServer } from './processes';
import { basePath } from './testedUrls';

/** The site, and the local stand-in for the email service. */
type Site = {
  url: string;
  /** Whether scripts get no response. */
  hangs: boolean;
  readonly service: {
    readonly posts: string[];
    /** The status of its response. Without one it does not respond. */
    status: number | undefined;
  };
};

type Webkit = Awaited<ReturnType<typeof openWebkit>>;

/** WebKitGTK, driven over WebDriver. Playwright can drive only its own build of WebKit. */
async function openWebkit(driverOrigin: string, siteUrl: string) {
  const browser = await new Builder()
    .usingServer(driverOrigin)
    .withCapabilities({
      browserName: 'WebKitGTK',
      'webkitgtk:browserOptions': { binary: path.join(import.meta.dirname, 'webkitBrowser.py') },
    })
    .build();
  await browser.manage().setTimeouts({ implicit: 5000 });
  /** Runs a function in the page. */
  const run = <Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values) =>
    browser.executeScript<Awaited<Result>>(script, ...values);
  /** Waits until the element exists. */
  const find = (selector: string): Promise<WebElement> => browser.findElement(By.css(selector));

  return {
    run,
    find,
    goto: (url: string) => browser.get(new URL(url, siteUrl).href),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    press: (key: string) => browser.actions().sendKeys(key).perform(),
    quit: () => browser.quit(),
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
    clickAt: (x: number, y: number) => browser.actions().move({ x, y }).click().perform(),
    async type(selector: string, text: string) {
      await (await find(selector)).sendKeys(text);
    },
    /** Prints the page into a file, on A4. */
    print: (file: string) =>
      browser.executeAsyncScript('webkit.messageHandlers.print.postMessage(arguments[0]).then(arguments[1])', file),
  };
}

export const test = base.extend<{ webkit: Webkit }, { site: Site; driverOrigin: string }>({
  driverOrigin: [
    async ({}, provide) => {
      const port = await freePort();
      const driver = await startServer(
        port,
        ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
        // A virtual display has no GPU. Without this setting WebKit waits for one.
        { env: { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' } },
      );
      await provide(driver.origin);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({}, provide) => {
      const service: Site['service'] = { posts: [], status: 200 };
      const serveFile = serveStatic(testedSite);
      const site: Site = { url: '', service, hangs: false };
      const { port, close } = await listen((request, response) => {
        if (request.method !== 'POST') {
          return (site.hangs && request.url?.endsWith('.js')) || serveFile(request, response);
        }
        let body = '';
        request.setEncoding('utf8').on('data', (part: string) => (body += part));
        request.on('end', () => {
          service.posts.push(body);
          return service.status && response.writeHead(service.status).end();
        });
      });
      await provide(Object.assign(site, { url: `http://127.0.0.1:${port}${basePath}/` }));
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
  /** A window with an empty cache. */
  webkit: async ({ driverOrigin, site }, provide) => {
    Object.assign(site.service, { posts: [], status: 200 });
    const webkit = await openWebkit(driverOrigin, site.url);
    await webkit.resize(1440, 900);
    await provide(webkit);
    await webkit.quit();
  },
});

export { expect };
