import { ok } from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

import { Builder, By, Key, type WebElement } from 'selenium-webdriver';

import { demoVariables, testedSite } from './support/demoSettings';
import { freePort, startServer } from './support/processes';

// Smoke tests in WebKitGTK, the engine closest to Safari's. Playwright can drive only its own build of WebKit.
const outbox = mkdtempSync(path.join(tmpdir(), 'outbox-'));
const [sitePort, driverPort] = [await freePort(), await freePort()];
const site = await startServer(sitePort, ['npm', 'start'], {
  env: { ...demoVariables, OUT_FOLDER: testedSite, PORT: `${sitePort}`, OUTBOX: outbox },
});
const driver = await startServer(
  driverPort,
  ['xvfb-run', '--auto-servernum', 'WebKitWebDriver', `--port=${driverPort}`],
  {
    // A virtual display has no GPU. Without this setting WebKit waits for one.
    env: { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
  },
);
const browser = await new Builder()
  .usingServer(driver.origin)
  .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } })
  .build();
await browser.manage().setTimeouts({ implicit: 5000 });

after(async () => {
  await browser.quit();
  await Promise.all([site.stop(), driver.stop()]);
  rmSync(outbox, { recursive: true });
});

test('Escape and links close the menu', async () => {
  await open('/');
  await browser.manage().window().setRect({ width: 500, height: 900 });
  await click('header button');
  await (await find('#menu:popover-open a')).sendKeys(Key.ESCAPE);
  await find('#menu:not(:popover-open)');
  await click('header button');
  await click('#menu:popover-open a[href="/#contact"]');
  await find('#menu:not(:popover-open)');
  await expectTop('#contact', 100);
});

test('a draft survives a reload and can be sent', async () => {
  await open('/');
  for (const field of await browser.findElements(By.css('form :required'))) {
    await field.sendKeys('From WebKit');
  }
  await browser.navigate().refresh();
  await browser.wait(async () => (await (await find('#message')).getAttribute('value')) === 'From WebKit', 5000);
  await click('form button[type="submit"]');
  await find('form [role="status"][data-status="sent"]');
  ok(readdirSync(outbox).some((name) => readFileSync(path.join(outbox, name), 'utf8').includes('From WebKit')));
});

async function open(address: string): Promise<void> {
  await browser.get(site.origin + address);
}

/** Waits until the element exists. */
async function find(selector: string): Promise<WebElement> {
  return browser.findElement(By.css(selector));
}

async function click(selector: string): Promise<void> {
  const element = await find(selector);
  // WebKit's driver does not scroll far enough.
  await browser.executeScript(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, element);
  await element.click();
}

/** Waits until the element is this many CSS pixels below the top of the window. */
async function expectTop(selector: string, top: number): Promise<void> {
  const topOf = `return Math.round(document.querySelector('${selector}').getBoundingClientRect().top)`;
  await browser.wait(async () => (await browser.executeScript(topOf)) === top, 5000, `${selector} is not at ${top} px`);
}
