import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Locator } from 'playwright/test';

import { hero } from '../content/hero';
import { brand, notFound } from '../content/site';
import { filesIn } from '../scripts/lib/filesIn';
import { anEnquiry, endpoint, formTexts, payloadOf, payloadWith } from './support/enquiry';
import { errorPage, siteFolder } from './support/environment';
import {
  dispatchClick,
  expect,
  expectHydrated,
  expectTop,
  holdRequests,
  jumpTo,
  navigationLink,
  openHome,
  recordPositions,
  test,
} from './support/fixtures';

/*
 * The specification, chapter by chapter and statement by statement. The types of the records require the fields that
 * chapter 3 names, contact.spec.ts tests chapter 5, and chapter 6 says “All pages are public”, as chapter 1 does. Sass
 * knows no other breakpoints than those of chapter 9.
 * Additions to it: links lead to `/#service` and so on, not to `/`, which would lead nowhere without scripts; and the
 * field `reply_to`, without which nobody could answer.
 */

const { soft } = expect;

const [home, policy] = ['./', './privacypolicy'] as const;
const transparent = ['background-color', 'rgba(0, 0, 0, 0)'] as const;
/** Of a phone, both sides of the breakpoint of the bar, and large screens. */
const widths = [320, 991, 992, 1280, 1920];
const formFields = ['first_name', 'last_name', 'company_name', 'job_title', 'country_region', 'message'];
const account = ['lib_version', 'service_id', 'template_id', 'user_id'];
const barLinks = { Services: '/#service', About: '/#about', Contact: '/#contact', 'Contact Us': '/#contact' };
const footerLinks = { 'About us': '/#about', Contact: '/#contact', 'Privacy Policy': '/privacypolicy' };
const socialNetworks = ['Facebook', 'X', 'Instagram', 'LinkedIn', 'YouTube'];
const serviceTitles = [
  'Talent Sourcing and Acquisition',
  'Candidate Screening and Assessment',
  'Job Matching',
  'Contract and Permanent Placements',
  'Executive Search',
  'Market Insights',
  'Candidate Support',
  'Diversity and Inclusion Services',
];
const policySections = [
  'Introduction',
  'Information We Collect',
  'Data Collection Methods',
  'Purpose of Data Collection',
  'Data Usage',
  'Data Protection',
  'Data Retention',
  'Third-Party Disclosure',
  'Data Subject Rights',
  'Changes to the Privacy Policy',
];

/** By page, the texts that are fixed, in this order. There may be others between them. */
const fixedTexts: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  [home]: [
    ...Object.keys(barLinks),
    'Talent Solutions for every clients needs',
    /customised world class hiring solutions, so companies can grow at any stage/i,
    'Contact Us',
    ...serviceTitles.flatMap((title) => [title, 'Learn More']),
    ...['About Us', /^(?=.*in 2023).*20,000\+ tech professionals across UK, EMEA, APAC and North America/s],
    ...['Our Mission', '10+ Years Experience', '20k+ Network', '500+ Successful Hires'],
    ...['UK & EMEA', 'North America', 'APAC'],
    ...['Managing Director', 'Lead Consultant'],
    ...['Additional Information', 'Get in Touch', 'London SE1'],
    ...Object.keys(footerLinks),
    ...socialNetworks,
    'Empowering Innovation',
  ],
  [policy]: [`Privacy Policy for ${brand.name}`, ...policySections.map((title, index) => `${index + 1}. ${title}`)],
  [errorPage]: ['Unexpected Application Error!', '404 Not Found'],
};

/** By page, how many elements there are at least. */
const fixedElements: Readonly<
  Record<string, readonly (readonly [statement: string, selector: string, count: number])[]>
> = {
  [home]: [
    ['a ‘Learn More’ link to ‘/’ on each of 8 cards', '#service li a[href="/"]', 8],
    ['13 avatar images', '#hero div > img', 13],
    ['two named testimonial portraits', 'section:has(blockquote) img:not([alt=""])', 2],
    ['email links (mailto) for two contacts', '#contact a[href^="mailto:"]', 2],
    ['phone links (tel, with spaces removed) for two contacts', '#contact a[href^="tel:+"]:not([href*=" "])', 2],
    ['about image 636x504', '#about img[width="636"][height="504"]', 1],
    ['team photos 201x201', '#team li img[width="201"][height="201"]', 2],
    ...formFields.map((name) => [`3. and 5. ${name}: text, required`, `form [name="${name}"]:required`, 1] as const),
    ['five fields of one line', 'form input[type="text"]:required', 5],
    ['textarea of 3 rows', 'form textarea[name="message"][rows="3"]', 1],
  ],
  [policy]: [['Some sections contain bullet lists', 'article section > ul > li', 5]],
  [errorPage]: [],
};

test.describe('2. Screens and routes', () => {
  test.use({ expectedErrors: /404/ });

  for (const [url, texts] of Object.entries(fixedTexts)) {
    test(`${url} has the texts and elements that are fixed`, async ({ page }) => {
      await page.goto(url);
      await soft(page.locator('body :is(h1, h2, h3, h4, p, li, a, label, address)')).toContainText(texts);
      for (const [statement, selector, count] of fixedElements[url] ?? []) {
        await soft(page.locator(selector).nth(count - 1), statement).toBeAttached();
      }
      await soft(page.locator('[type="password"], [href*="login"]'), '1. There is no login').toHaveCount(0);
      await soft(page.getByRole('banner'), 'The bar on all pages').toContainText('Contact Us');
      const footer = page.getByRole('contentinfo');
      await soft(footer, 'Copyright line').toContainText(/Empowering Innovation\s*© \d{4} /);
      const newTab = footer.locator('a[target="_blank"][rel="noopener noreferrer"]');
      await soft(newTab, 'Social links opening in a new tab').toContainText(socialNetworks);
      const links = footer.getByRole('navigation').getByRole('link');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      soft(targets, 'A list of links').toEqual(Object.entries(footerLinks));
    });
  }

  test('the routes are the home page and the privacy policy', { tag: '@error-page' }, async ({ page, request }) => {
    const [first, declaredTwice] = await Promise.all(
      [home, './index.html'].map(async (url) => (await request.get(url)).text()),
    );
    soft(declaredTwice, 'Home page (declared twice, same page)').toBe(first);
    for (const url of ['./nowhere', './privacypolicy/nowhere', './a/b']) {
      soft((await request.get(url)).status(), `No other routes: ${url}`).toBe(404);
    }
    await page.goto(home);
    await page.getByRole('contentinfo').locator('a[href="/privacypolicy"]').first().click();
    await page.waitForURL(/\/privacypolicy\/?$/);
    soft(await page.evaluate(() => scrollY), 'When the path changes, the page scrolls to the top').toBe(0);
  });

  test('sections, grids and images are where and as large as specified', async ({ page }) => {
    await page.goto(home);
    const wanted = ['hero', 'service', 'about', 'team', 'contact'];
    const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
    soft(
      ids.filter((id) => wanted.includes(id)),
      'Sections in order, with anchor ids',
    ).toEqual(wanted);
    const contact = page.locator('#contact');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const at = `at ${width} px`;
      const isWide = width >= 992;

      await soft(page.getByRole('banner').getByRole('button'), `a mobile menu below lg ${at}`).toBeVisible({
        visible: !isWide,
      });
      for (const face of await boxesOf(page.locator('#hero div > img'))) {
        const shown = Math.min(face.right, width) - Math.max(face.left, 0);
        soft(shown, `13 avatar images: of each, seven tenths show ${at}`).toBeGreaterThanOrEqual(0.7 * face.width);
      }
      const [firstCard, secondCard] = await boxesOf(page.locator('#service li'));
      soft(firstCard?.top === secondCard?.top, `A grid of 8 cards ${at}`).toBe(isWide);

      const [form] = await boxesOf(contact.getByRole('form'));
      const [panel] = await boxesOf(contact.getByRole('heading', { name: 'Get in Touch' }));
      const isOnTheLeft = form && panel && form.right < panel.left && Math.abs(form.top - panel.top) < 1;
      soft(isOnTheLeft, `A form on the left and a ‘Get in Touch’ panel on the right ${at}`).toBe(isWide);
      const rows = await contact.locator('textarea').evaluate((field) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
        return (field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight);
      });
      soft(rows, `textarea of 3 rows ${at}`).toBeCloseTo(3, 1);

      for (const photo of await boxesOf(page.locator('#team li img'))) {
        soft(photo, `team photos 201x201 ${at}`).toMatchObject({ width: 201, height: 201 });
      }
      const [logo] = await boxesOf(page.getByRole('contentinfo').locator('svg'));
      soft(logo, `footer logo 80x80 ${at}`).toMatchObject({ width: 80, height: 80 });
      const [image] = await boxesOf(page.locator('#about img'));
      soft((image?.width ?? 0) / (image?.height ?? 0), `about image in proportion ${at}`).toBeCloseTo(636 / 504, 2);
      soft(width < 1280 || image?.width === 636, `about image 636x504 ${at}`).toBe(true);
    }
  });

  test('the privacy policy has its banner, lists and bar', async ({ page }) => {
    await page.goto(policy);
    const banner = page.locator('article header');
    await soft(banner, 'A banner with a background image').toHaveCSS('background-image', /privacy-banner.*\.svg/);
    await soft(page.locator('section[id] > ul').first(), 'bullet lists').toHaveCSS('list-style-type', 'disc');
    const bar = page.getByRole('banner');
    await soft(bar, 'The navigation bar takes a privacy variant style on this page').not.toHaveCSS(...transparent);
    await page.goto(home);
    await soft(bar).toHaveCSS(...transparent);
  });

  test('links of the bar scroll to their sections', { tag: ['@firefox', '@phone', '@smoke'] }, async ({ page }) => {
    await page.goto(home);
    for (const [title, link] of Object.entries(barLinks)) {
      const positions = await recordPositions(page);
      await dispatchClick(await navigationLink(page, title));
      await expect(page, 'Each links to /').toHaveURL(`.${link}`);
      await expectTop(page.locator(link.slice(1)), 100);
      // The last one leads to where the page is already.
      if (title !== 'Contact Us') {
        soft((await positions()).length, 'smooth-scrolls').toBeGreaterThan(2);
      }
    }
    // The URL already has the fragment of the last link.
    await jumpTo(page, 0);
    await dispatchClick(await navigationLink(page, 'Contact Us'));
    await expectTop(page.locator('#contact'), 100);
    const logo = page.getByRole('banner').getByRole('link').first();
    await soft(logo, 'The brand logo links to /').toHaveAttribute('href', '/');
    await dispatchClick(logo);
    await expectTop(page.locator('#hero'), 0);
    await expect(page, 'The brand logo links to / and scrolls to hero with no offset').toHaveURL('./');
  });

  test.describe('in the first hours of a year', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('the copyright has the year of the visitor’s clock', async ({ page }) => {
      await page.clock.setFixedTime('2030-12-31T23:30:00Z');
      await page.goto(home);
      await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
    });
  });

  test('a submit shows ‘Loading...’ first, and a double click sends once', async ({ page, form }) => {
    const posts = await form.mockService();
    const release = await holdRequests(page, '**/_next/**/*.js');
    await page.goto(home, { waitUntil: 'domcontentloaded' });
    await form.fillIn(anEnquiry());
    await form.sendButton.dblclick();
    await expect(form.status).toHaveText('Loading...');
    release();
    await expect(form.status).toContainText(formTexts.sent.text);
    expect(posts).toHaveLength(1);
  });
});

test.describe('4. States and transitions', () => {
  test('the bar and the menu change when and as long as specified', async ({ page }) => {
    const hydrate = await openHome(page, 'before');
    const bar = page.getByRole('banner');
    for (const prepare of [() => undefined, hydrate]) {
      await prepare();
      for (const top of [9, 10, 9]) {
        await jumpTo(page, top);
        await expect(bar, `scrolled at ${top} px`).toHaveAttribute('data-scrolled', String(top >= 10));
        await (top < 10 ? expect(bar) : expect(bar).not).toHaveCSS(...transparent);
      }
    }
    await page.setViewportSize({ width: 991, height: 800 });
    const menu = page.locator('#menu');
    await soft(menu, 'Collapse and fade').toHaveCSS('transition-property', /^mask-size, opacity/);
    await soft(menu, 'of 300 ms').toHaveCSS('transition-duration', '0.3s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await soft(menu, 'none under reduced motion').toHaveCSS('transition-duration', '0s');
  });
});

test.describe('7. The calls it makes', () => {
  test('a submit makes one call with the payload', { tag: ['@phone', '@smoke'] }, async ({ page, form }) => {
    const posts = await form.mockService();
    const calls: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && calls.push(new URL(request.url()).pathname));
    await page.goto('./#contact');
    const url = page.url();
    const enquiry = anEnquiry();
    await form.fillIn(enquiry);
    // The style sheet hides the honeypot.
    expect(await page.getByLabel(formTexts.honeypot).locator('..').boundingBox()).toMatchObject({
      width: 1,
      height: 1,
    });
    await form.send();
    await expect(form.status).toContainText(formTexts.sent.text);
    // Scrolling ends at a device pixel, which may be within the border.
    await expect(form.status.locator('p').last()).toBeInViewport({ ratio: 0.99 });
    const [post] = posts;
    expect(posts, 'on contact form submit, once').toHaveLength(1);
    expect(page.url(), 'the browser default action is prevented').toBe(url);
    expect(calls, 'the product’s own backend: none; JSON send call: not used').toHaveLength(1);
    expect(calls[0], 'POST {email-service-host}/api/v1.0/email/send-form').toMatch(/\/api\/v1\.0\/email\/send-form$/);
    const payload = post ? await payloadOf(post) : [];
    // reply_to is an addition: without it, nobody could answer by email.
    const parts = payload.map(([name]) => name).filter((name) => [...formFields, ...account].includes(name));
    expect(parts, 'the payload, part by part').toEqual([...formFields, ...account]);
    const values = { ...payloadWith(enquiry), lib_version: '3.11.0' };
    expect(Object.fromEntries(payload), 'its values').toEqual(values);
  });

  test.describe('answer handling', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /send-form|Contact form:/ });

    test('status 200 or text ‘OK’ counts as success', async ({ page, form }) => {
      const log: string[] = [];
      page.on('console', (message) => message.text().startsWith('Contact form:') && log.push(message.text()));
      await page.goto(home);
      await form.fillIn(anEnquiry());
      for (const [status, body, isSuccess] of [
        [202, 'no', false],
        [503, 'no', false],
        [201, 'OK', true],
        [200, 'anything', true],
      ] as const) {
        await form.mockService({ status, body });
        await form.send();
        await expect
          .poll(() => log, 'Success and failure are written to the console')
          .toEqual([`Contact form: ${status} ${body}`]);
        log.length = 0;
        const state = page.locator(`form[data-status="${isSuccess ? 'sent' : 'failed'}"]`);
        await expect(state, `${status}: otherwise the call is rejected`).toBeAttached();
        // What failed stays in the form.
        if (isSuccess) {
          await form.writeAnotherButton.click();
          await form.fillIn(anEnquiry());
        }
      }
      await page.route(endpoint, (route) => route.abort());
      await page.context().setOffline(true);
      await form.send();
      await expect
        .poll(() => log, 'A network error yields text ‘Network Error’ and status 0')
        .toEqual(['Contact form: 0 Network Error']);
    });
  });
});

test.describe('8. Error catalogue', () => {
  test.use({ expectedErrors: /404/ });

  test('an unknown URL shows the router’s fallback', { tag: ['@smoke', '@error-page'] }, async ({ page }) => {
    expect((await page.goto('./a/b/nowhere'))?.status(), '404 for no matching route').toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Unexpected Application Error!');
    // The bar works, too.
    await page.setViewportSize({ width: 390, height: 300 });
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await page.getByRole('link', { name: notFound.home.title, exact: true }).click();
    await expect(heading).toHaveText(hero.title);
  });

  test('the script has the errors of the email client', { tag: '@local' }, () => {
    const scripts = filesIn(siteFolder).filter((name) => name.endsWith('.js'));
    const code = scripts.map((name) => readFileSync(path.join(siteFolder, name), 'utf8')).join('\n');
    for (const error of [
      'The public key is required',
      'The service ID is required',
      'The template ID is required',
      'form element',
    ]) {
      soft(code).toContain(error);
    }
  });
});

test.describe('9. Business constants and limits', () => {
  test('elements animate at the place and for the time specified', async ({ page }) => {
    await page.clock.install();
    await page.goto(home);
    const motionOf = (elements: Locator, kind: 'animation' | 'transition') =>
      elements.evaluateAll(
        (all, kind) =>
          all
            .map((element) => getComputedStyle(element))
            .map((style) => `${style[`${kind}Delay`]} for ${style[`${kind}Duration`]}`),
        kind,
      );
    const heroMotion = await motionOf(page.locator('#hero [data-aos]'), 'animation');
    const soon = ['0.05s for 1s', '0.25s for 1s'];
    soft([...new Set(heroMotion)], '50 and 250 ms on the landing hero area').toEqual(soon);
    const heroDelays = page.locator('#hero [data-aos-delay]');
    const heroMilliseconds = await heroDelays.evaluateAll((all) => all.map(({ dataset }) => dataset.aosDelay));
    soft([...new Set(heroMilliseconds)]).toEqual(['50', '250']);

    const card = page.locator('li[data-aos]').last();
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    await jumpTo(page, 1);
    await expect(page.locator('html[data-aos-ready]')).toBeAttached();
    await expect(card).toHaveCSS('opacity', '0');
    // AOS adds up rounded positions, so it can be a pixel off.
    for (const offset of [198, 202]) {
      await card.evaluate((element, distance) => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        const top = element.closest('li')?.getBoundingClientRect().top ?? NaN;
        scrollBy({ top: Math.round(top) - innerHeight + distance, behavior: 'instant' });
        return scrolled;
      }, offset);
      await page.clock.runFor(1000);
      const isAnimated = await card.evaluate(({ classList }) => classList.contains('aos-animate'));
      soft(isAnimated, `offset 200: at ${offset} px`).toBe(offset > 200);
    }
    await expect(card).toHaveCSS('opacity', '1');

    const motion = await motionOf(page.locator('#service [data-aos]'), 'transition');
    const delays = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4].map((delay) => `${delay}s for 1s`);
    soft(motion.slice(0, 8), 'delays from 50 to 400 ms, duration 1000 ms').toEqual(delays);
  });
});

type Box = { left: number; top: number; right: number; width: number; height: number };

function boxesOf(locator: Locator): Promise<Box[]> {
  return locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as Box));
}
