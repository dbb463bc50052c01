import type { Locator, Page } from 'playwright/test';

import { contacts, fields, formCopy } from '../content/contact';
import { anEnquiry, type Enquiry, fillIn, send, statusOf, typedIn } from './support/enquiry';
import {
  deliveredMessage,
  expect,
  expectTop,
  hydrated,
  navigationLink,
  press,
  scrollTo,
  showIntent,
  test,
} from './support/fixtures';

const sections = ['hero', 'service', 'about', 'team', 'contact'];
const { stopped } = formCopy;
const notLoaded = formCopy.failures['not-loaded'];
const never = () => undefined;

const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const form = (page: Page) => page.getByRole('form');
const summaryOf = (page: Page) => page.getByRole('alert', { name: formCopy.errorSummaryTitle });
const toPolicy = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });

/** Opens a page that jumps where it would glide, which is proved elsewhere and only costs time here. */
async function open(page: Page, address: string, waitUntil: 'domcontentloaded' | 'load' = 'load'): Promise<void> {
  await page.goto(address, { waitUntil });
  await jump(page);
}

const jump = (page: Page) => page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'));

/** Every script that a page is hydrated with. */
async function initialScripts(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // No animation, so no script for it.
  await page.goto('/');
  await hydrated(page);
  await page.emulateMedia({ reducedMotion: null });
  const scripts = await page.evaluate(() =>
    Array.from(document.scripts, ({ src }) => src && new URL(src).pathname).filter(Boolean),
  );
  expect(scripts.length).toBeGreaterThan(4);
  return scripts;
}

let served: Promise<string[]> | undefined;

/** Every word of the content as it is served, in order, but for those only shown where scripts are off. */
const servedWords = (page: Page) => (served ??= readServedWords(page));

async function readServedWords(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  // The site's own pages make no markup of any text: their policy forbids it.
  const reader = await page.context().newPage();
  const words = await reader.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    main?.querySelectorAll('svg').forEach((drawing) => drawing.remove());
    const walker = document.createTreeWalker(main ?? document, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      found.push(walker.currentNode.nodeValue?.trim() ?? '');
    }
    return found.filter(Boolean);
  }, html);
  await reader.close();
  expect(words.length).toBeGreaterThan(100);
  return words.filter((word) => word !== formCopy.withoutScript);
}

async function visibleWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (
        parent &&
        !parent.closest('svg') &&
        parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      ) {
        found.push(walker.currentNode.nodeValue?.trim() ?? '');
      }
    }
    return found.filter(Boolean);
  });
  return words.filter((word) => word !== formCopy.withoutScript);
}

/** Reads the page down to its foot: every section and every word is there. */
async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const id of sections) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  await expectShown(page);
  expect(await visibleWords(page)).toEqual(await servedWords(page));
}

async function expectShown(page: Page): Promise<void> {
  const opacities = () =>
    page
      .locator('[data-aos]')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).opacity))]);
  await expect.poll(opacities).toEqual(['1']);
}

async function expectLinks(page: Page): Promise<void> {
  for (const [name, id] of [
    ['About', 'about'],
    ['Services', 'service'],
  ] as const) {
    await press(await navigationLink(page, name));
    await expect(page).toHaveURL(`/#${id}`);
    await expectTop(page.locator(`#${id}`), 100);
  }
}

/** By the script or, where that never came, by the browser itself; either way nothing of it is in the address. */
async function expectSent(page: Page): Promise<void> {
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await page.getByRole('button', { name: formCopy.submit }).click({ noWaitAfter: true });
  await expect(page.getByText(formCopy.sent.title).or(page.getByText('OK', { exact: true }))).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectDelivered(enquiry);
}

/** Without the page being left. */
async function expectSentByScript(page: Page): Promise<void> {
  await hydrated(page);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  await expectDelivered(enquiry);
}

async function expectDelivered({ message = '' }: Enquiry): Promise<void> {
  expect(message).not.toBe('');
  expect((await deliveredMessage(message))?.text).toContain('first_name: Zoë');
}

/** A few frames in which nothing has moved. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let before = NaN;
        let still = 0;
        const look = () => {
          still = window.scrollY === before ? still + 1 : 0;
          before = window.scrollY;
          if (still > 5) {
            resolve();
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
}

const bottomOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test.describe('a error while loading', () => {
  // The service's bare answer, unlike this site's pages, asks for no view transition.
  test.use({ expectedErrors: /net::ERR_FAILED|NS_ERROR_ABORT|Failed to load chunk|ViewTransition opt-in disabled/ });

  test.describe('of each script in turn', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } }); // Or every link glides, each time.

    test('any one script missing: the whole page is there, links arrive, and the form still sends', async ({
      page,
    }) => {
      test.slow();
      for (const script of await initialScripts(page)) {
        await test.step(script, async () => {
          await page.route(`**${script}`, (route) => route.abort());
          await open(page, '/', 'domcontentloaded');
          await expectWhole(page);
          await expectLinks(page);
          await expectSent(page);
          await page.unroute(`**${script}`);
        });
      }
    });

    test('any one script never answered: the page reads, links arrive, and the menu opens', async ({ page }) => {
      test.slow();
      for (const script of await initialScripts(page)) {
        await test.step(script, async () => {
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.route(`**${script}`, never);
          await open(page, '/', 'domcontentloaded');
          await expectWhole(page);
          await expectLinks(page);
          await page.setViewportSize({ width: 390, height: 844 });
          await toggle(page).click();
          await expect(menu(page).getByRole('link', { name: 'Services' })).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
          await expect(menu(page)).toBeHidden();
          await page.unroute(`**${script}`);
        });
      }
    });
  });

  test('the animation never answered: nothing is hidden', async ({ page }) => {
    const initial = await initialScripts(page);
    await page.route('**/*.js', (route) =>
      initial.includes(new URL(route.request().url()).pathname) ? route.continue() : undefined,
    );
    const asked = page.waitForRequest(
      (request) => !initial.includes(new URL(request.url()).pathname) && request.resourceType() === 'script',
    );
    await open(page, '/', 'domcontentloaded');
    await hydrated(page);
    await page.mouse.wheel(0, 40);
    await asked;
    await expect(page.locator('html[data-aos-ready]')).not.toBeAttached();
    await expectShown(page);
    await expectLinks(page);
  });

  test('every style sheet missing: all words are there in order, links arrive, and the form sends @firefox', async ({
    page,
  }) => {
    await page.route('/', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: html.replace(/<style>.*?<\/style>/s, '') });
    });
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('margin', '8px');
    await expectWhole(page);
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Services' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(page.locator('#about')).toBeInViewport();
    await expectSent(page);
  });

  test('every font and picture missing: words and descriptions stand in without a shift, and the form sends', async ({
    page,
  }) => {
    const missing: string[] = [];
    await page.route('**/*', async (route) => {
      // What `<use>` asks for has no type of its own.
      if (['font', 'image'].includes(route.request().resourceType()) || /\.svg$/.test(route.request().url())) {
        missing.push(route.request().url());
        return route.abort();
      }
      return route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, '/');
    await hydrated(page);
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
    }
    await expectWhole(page);
    expect(missing).toEqual(
      expect.arrayContaining([/\.woff2$/, /\.avif$/, /\/sprite\..*svg$/].map((name) => expect.stringMatching(name))),
    );
    for (const image of await page.locator('main img[alt]:not([alt=""])').all()) {
      const box = await image.boundingBox();
      expect(box?.width).toBeGreaterThan(40);
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(0);
      await expect(image).toHaveAccessibleName(/\w/);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.0005);
    await expectSentByScript(page);
  });
});

test.describe('the data files', () => {
  // Style sheets that come over the network can be too late for a view transition.
  test.use({ expectedErrors: /\.txt|ViewTransition opt-in disabled/ });

  test('the framework’s data files missing, rubbish or never answered: links to the policy and back to a section arrive', async ({
    page,
  }) => {
    for (const answer of [
      { status: 404, body: 'Not Found' },
      { status: 200, contentType: 'text/x-component', body: '}{ <b>rubbish' },
      undefined,
    ]) {
      await page.route('**/*.txt*', (route) => (answer ? route.fulfill(answer) : undefined));
      await open(page, '/');
      await hydrated(page);
      await toPolicy(page).click();
      await expect(page).toHaveURL('/privacypolicy');
      await page.waitForLoadState();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy Policy');
      await press(await navigationLink(page, 'About'));
      await expect(page).toHaveURL('/#about');
      await expectTop(page.locator('#about'), 100);
      await page.unrouteAll();
    }
  });
});

test.describe('a new deployment', () => {
  // The policy without its style sheets asks for no view transition.
  test.use({ expectedErrors: /404.*\/_next\/static\/|Contact form: .*chunk|ViewTransition opt-in disabled/ });

  const dropOldFiles = (page: Page) => page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }));

  test('a new deployment under an open tab: links still arrive, at sections and at the privacy policy', async ({
    page,
  }) => {
    await open(page, '/');
    await hydrated(page);
    await dropOldFiles(page);
    await expectLinks(page);
    await press(toPolicy(page));
    await expect(page).toHaveURL('/privacypolicy');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Privacy Policy');
  });

  test('the email library missing: the visitor is told, everything typed stays, and a second try succeeds once it is back', async ({
    page,
  }) => {
    await open(page, '/#contact');
    await hydrated(page);
    await dropOldFiles(page);
    const enquiry = anEnquiry({ reply_to: 'zoe@fathom.example' });
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(notLoaded.title);
    await expect(statusOf(page)).toContainText(notLoaded.text);
    expect(await typedIn(page)).toEqual(enquiry);
    await page.unrouteAll();
    await send(page);
    await expect(statusOf(page)).toContainText(formCopy.sent.title);
    await expectDelivered(enquiry);
  });
});

test('a hostile or unknown fragment in the address: the page is whole, and nothing of it runs', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const hash of [
    'nowhere',
    '%E0%A4%A',
    '<img src=x onerror="window.ran=1;alert(1)">',
    'javascript:window.ran=1;alert(1)',
    '"><script>window.ran=1;alert(1)</script>',
    'contact%00',
    '__proto__',
    'a'.repeat(30_000),
  ]) {
    await test.step(hash.slice(0, 60), async () => {
      await page.goto('/robots.txt');
      await page.goto(`/#${hash}`, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      expect(new URL(page.url()).hash.length).toBeGreaterThan(1);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await expectWhole(page);
    });
  }
  await expectLinks(page);
});

test('storage and cookies blocked: the page is whole, and the form sends', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open(page, '/');
  await expect(page.evaluate(() => sessionStorage.length)).rejects.toThrow('Access is denied');
  await expectWhole(page);
  await expectSentByScript(page);
});

for (const [timezoneId, years] of [
  ['Pacific/Auckland', { '2026-12-31T10:59:59Z': 2026, '2026-12-31T23:30:00Z': 2027 }],
  ['Europe/London', { '2026-12-31T23:30:00Z': 2026, '2027-01-01T00:30:00Z': 2027 }],
  ['America/Los_Angeles', { '2027-01-01T00:30:00Z': 2026, '2027-01-01T08:30:00Z': 2027 }],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`New Year in ${timezoneId}: the copyright has the year of the visitor’s own clock`, async ({ page }) => {
      for (const [time, year] of Object.entries(years)) {
        await page.clock.setFixedTime(time);
        await page.goto('/');
        await hydrated(page);
        await expect(page.getByRole('contentinfo')).toContainText(`© ${year} `);
      }
    });
  });
}

test.describe('a part of the page that fails', () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('the bar fails: it stays with its links, and the rest of the page works', async ({ page }) => {
    const failed = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'scrollY', {
        get: () => {
          throw new Error('scrollY is broken on purpose');
        },
      });
    });
    await open(page, '/');
    await showIntent(page);
    await failed;
    await expect(bar(page)).toHaveAttribute('data-scrolled', 'true');
    await expect(menu(page).getByRole('link')).toHaveText(['Services', 'About', 'Contact', 'Contact Us']);
    await expectLinks(page);
    await expectWhole(page);
    await expectSentByScript(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle(page).click();
    await press(menu(page).getByRole('link', { name: 'About' }));
    await expect(menu(page)).toBeHidden();
  });

  for (const [when, object, property] of [
    ['as it starts', 'HTMLFormElement', 'elements'],
    ['as it is used', 'Document', 'title'],
  ] as const) {
    test(`the form fails ${when}: its place names another way to write, and the rest of the page stays`, async ({
      page,
    }) => {
      await page.addInitScript(
        ([owner, name]) => {
          const fail = () => {
            throw new Error(`${name} is broken on purpose`);
          };
          const { prototype } = owner === 'Document' ? Document : HTMLFormElement;
          Object.defineProperty(prototype, name, owner === 'Document' ? { set: fail } : { get: fail });
        },
        [object, property] as const,
      );
      await open(page, '/');
      await showIntent(page);
      if (object === 'Document') {
        await hydrated(page);
        await send(page);
      }
      const contact = page.locator('#contact');
      await expect(contact).toContainText(stopped.title);
      await expect(contact).toContainText(stopped.text);
      await expect(form(page)).toHaveCount(0);
      const notice = contact.locator('p', { hasText: formCopy.otherWay });
      await expect(notice.getByRole('link', { name: contacts[0].email })).toHaveAttribute(
        'href',
        `mailto:${contacts[0].email}`,
      );
      await expect(notice.getByRole('link', { name: contacts[0].phone })).toHaveAttribute('href', /^tel:\+\d+$/);
      await expectLinks(page);
      for (const id of sections) {
        await expect(page.locator(`#${id}`)).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toContainText('All rights reserved');
    });
  }

  test('the animation fails as it starts: nothing is hidden, and the rest of the page works', async ({ page }) => {
    const failed = page.waitForEvent('console', (message) => message.text().includes('broken on purpose'));
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('matchMedia is broken on purpose');
      };
    });
    await open(page, '/');
    await showIntent(page);
    await failed;
    await expectShown(page);
    await expectWhole(page);
    await expectLinks(page);
    await expectSentByScript(page);
  });
});

test('printed: every word of every section is on the paper, and no bar lies over it', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 40);
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const hidden = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const words = walker.currentNode.nodeValue?.trim();
      if (!words || !parent || parent.closest('svg, form, a')) {
        continue;
      }
      const { width, height } = parent.getBoundingClientRect();
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || width * height === 0) {
        found.push(words);
      }
    }
    return found;
  });
  expect(hidden).toEqual([]);
  await expect(page.locator('#contact').getByRole('link', { name: contacts[0].email })).toBeVisible();
  const over = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map(({ className }) => String(className)),
  );
  expect(over).toEqual([]);
  await expectShown(page);
});

test('forced colours: buttons, fields, the menu button and errors have an edge or a colour that shows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/#contact');
  await hydrated(page);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const isSeen = (element: Element, behind: string) => {
    const style = getComputedStyle(element);
    const edges = [
      [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
      [style.outlineWidth, style.outlineStyle, style.outlineColor],
    ] as const;
    const seen = edges.some(
      ([width, line, colour]) =>
        parseFloat(width) > 0 && line !== 'none' && colour !== behind && !/^rgba\(.*, 0\)$/.test(colour),
    );
    return [seen, style.color !== behind && !/^rgba\(.*, 0\)$/.test(style.color)];
  };
  const controls = [
    toggle(page),
    page.getByRole('button', { name: formCopy.submit }),
    ...(await form(page).getByRole('textbox').all()),
  ];
  expect(controls.length).toBe(2 + fields.length);
  for (const control of controls) {
    expect([
      await control.evaluate((element) => element.outerHTML.slice(0, 80)),
      await control.evaluate(isSeen, ground),
    ]).toEqual([expect.any(String), [true, true]]);
  }
  const edge = () => page.getByLabel('First name').evaluate((element) => getComputedStyle(element).outlineWidth);
  expect(await edge()).toBe('1px');
  await send(page);
  const summary = summaryOf(page);
  await expect(summary).toBeFocused();
  expect(await summary.evaluate(isSeen, ground)).toEqual([true, true]);
  expect(await edge()).toBe('2px');
  await expect(page.locator('#first_name-error')).toBeVisible();
  await page.getByLabel('First name').focus();
  expect(await edge()).toBe('3px');
});

for (const [name, width, height, size] of [
  ['text at twice its size at 390 px', 390, 844, '200%'],
  ['a window 320 px wide', 320, 568, '100%'],
  ['a telephone on its side', 844, 390, '100%'],
] as const) {
  test(`${name}: with errors in the form nothing scrolls sideways, and no field or label is under the bar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/#contact');
    await hydrated(page);
    await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
    await send(page);
    await expect(summaryOf(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const covered: string[] = [];
    const look = async (name: string, way: string) => {
      const field = page.locator(`#${name}`);
      await expect(field).toBeFocused();
      await atRest(page);
      await expect(field).toBeInViewport();
      const under = (await bottomOf(bar(page))) - (await topOf(page.locator(`label[for="${name}"]`)));
      if (under > 0) {
        covered.push(`${name}, ${way}: label ${Math.round(under)} px under the bar`);
      }
    };
    for (const { name } of fields.filter(({ required }) => required)) {
      await press(summaryOf(page).locator(`a[href="#${name}"]`));
      await look(name, 'by its error');
    }
    await page.getByRole('button', { name: formCopy.submit }).focus();
    for (const { name } of fields.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await look(name, 'by Shift and Tab');
    }
    expect(covered).toEqual([]);
  });
}

test('a window lower than the menu: the menu scrolls inside it, and its last link can be reached @firefox', async ({
  page,
}) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await hydrated(page);
    await toggle(page).click();
    const moving = () => page.locator('#menu').evaluate((element) => element.getAnimations({ subtree: true }).length);
    await expect.poll(moving).toBe(0);
    const last = menu(page).getByRole('link').last();
    await expect(menu(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await menu(page).hover();
    await page.mouse.wheel(0, 1000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(page).toHaveURL('/#contact');
    await expect(menu(page)).toBeHidden();
    await expectTop(page.locator('#contact'), 100);
  }
});

test('a slow processor and a fast scroll to the foot: everything is shown in the end', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  for (let turn = 0; turn < 8; turn += 1) {
    await page.mouse.wheel(0, 4000);
  }
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
  await expectShown(page);
  await expectWhole(page);
});

test('the window is widened past the menu, even while it opens: none stays open, and the bar’s links work @firefox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await open(page, '/');
  await hydrated(page);
  for (const moment of ['open', 'opening', 'closing']) {
    await test.step(moment, async () => {
      await press(toggle(page));
      if (moment !== 'opening') {
        await expect(menu(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
      }
      if (moment === 'closing') {
        await press(toggle(page));
      }
      await page.setViewportSize({ width: 992, height: 800 });
      await expect(page.locator('#menu:popover-open')).toHaveCount(0);
      await expect(toggle(page)).toBeHidden();
      await menu(page).getByRole('link', { name: 'About', exact: true }).click();
      await expectTop(page.locator('#about'), 100);
      await page.setViewportSize({ width: 991, height: 800 });
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }
});

test('the keyboard of a telephone takes half the window: what is being typed stays in view, clear of the bar @firefox', async ({
  page,
}) => {
  for (const label of ['First name', 'Country or region', 'Additional Information']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/#contact');
    await hydrated(page);
    const field = page.getByLabel(label);
    await field.click();
    await page.setViewportSize({ width: 390, height: 300 });
    await page.keyboard.type('Zoë');
    await expect(field).toHaveValue('Zoë');
    await atRest(page);
    await expect(field).toBeInViewport();
    expect(await topOf(field)).toBeGreaterThanOrEqual(await bottomOf(bar(page)));
    // The line that is being typed
    expect((await topOf(field)) + 26).toBeLessThan(300);
  }
});

test('the same section is asked for twice: one Back returns to where the visitor was, and Forward to the section @firefox', async ({
  page,
}) => {
  await open(page, '/');
  await hydrated(page);
  await scrollTo(page, 640);
  await press(await navigationLink(page, 'About'));
  await expectTop(page.locator('#about'), 100);
  await scrollTo(page, 0);
  await press(await navigationLink(page, 'About'));
  await expectTop(page.locator('#about'), 100);
  await press(await navigationLink(page, 'Contact'));
  await expectTop(page.locator('#contact'), 100);

  await page.goBack();
  await expect(page).toHaveURL('/#about');
  await expectTop(page.locator('#about'), 100);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(640);
  await page.goForward();
  await expectTop(page.locator('#about'), 100);
  await page.goForward();
  await expectTop(page.locator('#contact'), 100);
});

test('the visitor leaves the page half-way through the form: what was typed is there again, by Back and by a link', async ({
  page,
}) => {
  const enquiry = anEnquiry({ reply_to: 'zoe@fathom.example' });
  await open(page, '/#contact');
  await hydrated(page);
  await fillIn(page, enquiry);
  await press(toPolicy(page));
  await expect(page).toHaveURL('/privacypolicy');
  await page.goBack();
  await hydrated(page);
  expect(await typedIn(page)).toEqual(enquiry);

  await page.goto('/privacypolicy');
  await press(await navigationLink(page, 'Contact'));
  await expect(page).toHaveURL('/#contact');
  await hydrated(page);
  await expect.poll(() => typedIn(page)).toEqual(enquiry);
});
