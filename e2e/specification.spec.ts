import type { Locator } from 'playwright/test';
import sharp from 'sharp';

import { hero } from '../content/hero';
import { brand, notFound } from '../content/site';
import { anEnquiry, endpoint, formTexts, payloadOf, payloadWith } from './support/enquiry';
import { errorPage } from './support/environment';
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
 * chapter 3 names, contact.spec.ts tests chapter 5, and chapter 6 says “All pages are public”, as chapter 1 does.
 * Additions to it: links lead to `/#service` and so on, not to `/`, which would lead nowhere without scripts; and the
 * field `reply_to`, without which nobody could answer.
 */

const { soft } = expect;

type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };

const boxesOf = (locator: Locator): Promise<Box[]> =>
  locator.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as Box));
const backgroundOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);

const allPages = ['./', './privacypolicy', errorPage];
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

/** By page, the texts that the specification fixes, in this order. There may be others between them. */
const fixedTexts: Readonly<Record<string, readonly string[]>> = {
  './': [
    ...Object.keys(barLinks),
    'Talent Solutions for every clients needs',
    'customised world class hiring solutions, so that companies can grow at any stage',
    'Contact Us',
    ...serviceTitles.flatMap((title) => [title, 'Learn More']),
    ...['About Us', 'in 2023', '20,000+ tech professionals across UK, EMEA, APAC and North America'],
    ...['UK & EMEA', 'North America', 'APAC'],
    ...['Our Mission', '10+ Years Experience', '20k+ Network', '500+ Successful Hires'],
    ...['Managing Director', 'Lead Consultant'],
    ...['Additional Information', 'Get in Touch', 'London SE1'],
    ...Object.keys(footerLinks),
    ...socialNetworks,
    'Empowering Innovation',
  ],
  './privacypolicy': [
    `Privacy Policy for ${brand.name}`,
    ...policySections.map((title, index) => `${index + 1}. ${title}`),
  ],
  [errorPage]: ['Unexpected Application Error!', '404 Not Found'],
};

test.describe('2. Screens and routes', () => {
  test.use({ expectedErrors: /404/ });

  test('each page has the texts that are fixed', async ({ page }) => {
    for (const [url, texts] of Object.entries(fixedTexts)) {
      await page.goto(url);
      await soft(page.locator('body :is(h1, h2, h3, h4, p, li, a, label, address)'), url).toContainText(texts);
    }
  });

  test('the routes are the home page and the privacy policy', { tag: '@error-page' }, async ({ page, request }) => {
    const [home, declaredTwice] = await Promise.all(
      ['./', './index.html'].map(async (url) => (await request.get(url)).text()),
    );
    soft(declaredTwice, 'Home page (declared twice, same page)').toBe(home);
    for (const url of ['./nowhere', './privacypolicy/nowhere', './a/b']) {
      soft((await request.get(url)).status(), `No other routes: ${url}`).toBe(404);
    }
    await page.goto('./');
    await page.getByRole('contentinfo').locator('a[href$="/privacypolicy"]').first().click();
    await page.waitForURL(/\/privacypolicy\/?$/);
    soft(await page.evaluate(() => scrollY), 'When the path changes, the page scrolls to the top').toBe(0);
  });

  test('the sections of the home page have what is listed', async ({ page }) => {
    await page.goto('./');
    const ids = await page.locator('main section[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    const wanted = ['hero', 'service', 'about', 'team', 'contact'];
    const present = ids.filter((id) => wanted.includes(id));
    soft(present, 'Sections in order, with anchor ids').toEqual(wanted);
    const links = page.locator('#service').getByRole('link', { name: /^Learn More/ });
    for (const link of await links.all()) {
      await soft(link, 'a ‘Learn More’ link to ‘/’').toHaveAttribute('href', new URL(page.url()).pathname);
    }
    for (const [statement, selector, count] of [
      ['13 avatar images', '#hero :not(a) > img', 13],
      ['two named testimonial portraits', 'section:has(blockquote) img:not([alt=""])', 2],
      ['email links (mailto) for two contacts', '#contact a[href^="mailto:"]', 2],
      ['phone links (tel, with spaces removed) for two contacts', '#contact a[href^="tel:+"]:not([href*=" "])', 2],
    ] as const) {
      soft(await page.locator(selector).count(), statement).toBeGreaterThanOrEqual(count);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const shares = (await boxesOf(page.locator('#hero :not(a) > img'))).map(
        (face) => (Math.min(face.right, width) - Math.max(face.left, 0)) / face.width,
      );
      soft(Math.min(...shares), `13 avatar images: of each, seven tenths show at ${width} px`).toBeGreaterThanOrEqual(
        0.7,
      );

      const [first, second] = await boxesOf(page.locator('#service li'));
      soft(second ? first?.top === second.top : width >= 992, `A grid of 8 cards at ${width} px`).toBe(width >= 992);

      const section = page.locator('#contact');
      const boxes = section.locator('form').or(section.getByRole('heading', { name: 'Get in Touch' }));
      const [form, panel] = (await boxesOf(boxes)) as [Box, Box];
      const at = `A form on the left and a ‘Get in Touch’ panel on the right at ${width} px`;
      soft(width < 992 ? panel.top > form.bottom : panel.left > form.right, at).toBe(true);
      if (width >= 992) {
        soft(panel.top, `${at}: one top edge`).toBeCloseTo(form.top, 0);
      }
    }
  });

  test('the privacy policy has its banner, lists and bar', async ({ page }) => {
    await page.goto('./privacypolicy');
    const banner = page.locator('article > :has(h1)').last();
    await soft(banner, 'A banner with a background image').toHaveCSS('background-image', /privacy-banner.*\.svg/);
    const markers = page
      .locator('section[id] > ul')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
    soft(new Set(await markers), 'Some sections contain bullet lists').toEqual(new Set(['disc']));
    const policyBackground = await backgroundOf(page.getByRole('banner'));
    await page.goto('./');
    const homeBackground = await backgroundOf(page.getByRole('banner'));
    soft(policyBackground, 'The navigation bar takes a privacy variant style on this page').not.toBe(homeBackground);
  });

  test('links of the bar scroll to their sections', { tag: ['@firefox', '@phone', '@smoke'] }, async ({ page }) => {
    await page.goto('./');
    for (const [title, link] of Object.entries(barLinks)) {
      const positions = await recordPositions(page);
      await dispatchClick(await navigationLink(page, title));
      await expect(page, 'Each links to /').toHaveURL(`.${link}`);
      await expectTop(page.locator(link.slice(1)), 100);
      // Two links in a row may lead to the same place.
      soft((await positions()).length, 'smooth-scrolls').toBeGreaterThan(title === 'Services' ? 2 : -1);
    }
    // The URL already has the fragment of the last link.
    await jumpTo(page, 0);
    await dispatchClick(await navigationLink(page, 'Contact Us'));
    await expectTop(page.locator('#contact'), 100);
    const logo = page.getByRole('banner').getByRole('link').first();
    await soft(logo, 'The brand logo links to /').toHaveAttribute('href', new URL(page.url()).pathname);
    await dispatchClick(logo);
    await expectTop(page.locator('#hero'), 0);
    await expect(page, 'The brand logo links to / and scrolls to hero with no offset').toHaveURL('./');
  });

  test('all pages have the bar and the footer', async ({ page }) => {
    for (const url of allPages) {
      await page.goto(url);
      await soft(page.locator('[type="password"], [href*="login"]'), '1. There is no login').toHaveCount(0);
      const button = page.getByRole('banner').getByRole('button');
      for (const [width, count] of [
        [991, 1],
        [992, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await soft(button, `It collapses into a mobile menu below lg: ${width} px`).toHaveCount(count);
      }
      const line = page.getByRole('contentinfo').locator('p').filter({ hasText: 'Empowering Innovation' });
      const year = `© ${new Date().getFullYear()} `;
      await soft(line, 'Copyright line with the current year and ‘Empowering Innovation’').toContainText(year);
      const newTab = page.getByRole('contentinfo').locator('a[target="_blank"][rel="noopener noreferrer"]');
      await soft(newTab, 'Social links opening in a new tab').toContainText(socialNetworks);
      for (const [name, link] of Object.entries(footerLinks)) {
        const footerLink = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
        await soft(footerLink, 'A list of links').toHaveAttribute('href', RegExp(`${link}$`));
      }
    }
  });

  test.describe('in the first hours of a year', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('the copyright has the year of the visitor’s clock', async ({ page }) => {
      await page.clock.setFixedTime('2030-12-31T23:30:00Z');
      await page.goto('./');
      await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
    });
  });

  test('a submit shows ‘Loading...’ first, and a double click sends once', async ({ page, form }) => {
    const posts = await form.mockService();
    const release = await holdRequests(page, '**/_next/**/*.js');
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await form.fillIn(anEnquiry());
    await form.sendButton.dblclick();
    await expect(form.status).toHaveText('Loading...');
    release();
    await expect(form.status).toContainText(formTexts.sent.title);
    expect(posts).toHaveLength(1);
  });
});

test.describe('3. Entities and their fields', () => {
  test('the form has its six fields', async ({ page }) => {
    await page.goto('./');
    const types = formFields.map((name) => (name === 'message' ? 'textarea' : 'text'));
    for (const [index, name] of formFields.entries()) {
      const field = page.locator(`form [name="${name}"]`);
      await soft(field, `all text: ${name}`).toHaveJSProperty('type', types[index]);
      await soft(field, '5. marked required').toHaveJSProperty('required', true);
    }
    const message = page.locator('[name="message"]');
    await soft(message, 'textarea of 3 rows').toHaveAttribute('rows', '3');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await message.evaluate((element) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
        return (element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight);
      });
      soft(rows, `textarea of 3 rows at ${width} px`).toBeCloseTo(3, 1);
    }
  });
});

test.describe('4. States and transitions', () => {
  test('the bar and the menu change when and as long as specified', async ({ page }) => {
    const hydrate = await openHome(page, 'before');
    const bar = page.getByRole('banner');
    const transparent = await backgroundOf(bar);
    for (const prepare of [() => undefined, hydrate]) {
      await prepare();
      for (const [top, scrolled] of [
        [9, false],
        [10, true],
        [9, false],
      ] as const) {
        await jumpTo(page, top);
        await expect(bar, `scrolled at ${top} px`).toHaveAttribute('data-scrolled', String(scrolled));
        await expect.poll(async () => (await backgroundOf(bar)) === transparent).toBe(!scrolled);
      }
    }
    await page.setViewportSize({ width: 991, height: 800 });
    const durations = await page.locator('#menu').evaluate((menu: HTMLElement) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(menu, '::backdrop');
      const ofMenu = [menu.showPopover, menu.hidePopover].map((change) => {
        menu.getAnimations().forEach((transition) => transition.finish());
        menu.getBoundingClientRect(); // Applies the styles that they end with.
        change.call(menu);
        const running = menu.getAnimations() as CSSTransition[];
        return running.map(
          (transition) => `${transition.transitionProperty} ${transition.effect?.getTiming().duration}`,
        );
      });
      return [
        ...ofMenu,
        transitionProperty.split(', ').map((name) => `${name} ${parseFloat(transitionDuration) * 1000}`),
      ];
    });
    const collapse: unknown = expect.arrayContaining(['mask-size 300', 'opacity 300']);
    soft(durations, 'Collapse and fade of 300 ms').toEqual([collapse, collapse, collapse]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await soft(page.locator('#menu'), 'none under reduced motion').toHaveCSS('transition-duration', /^0s(, 0s)*$/);
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
    await expect(form.status).toContainText(formTexts.sent.title);
    // Scrolling ends at a device pixel, which may be within the border.
    await expect(form.status).toBeInViewport({ ratio: 0.99 });
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
      await page.goto('./');
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
        await (isSuccess ? form.fillIn(anEnquiry()) : undefined);
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
    await expect(page.getByText('404 Not Found', { exact: true }), 'with status and text').toBeVisible();
    // The bar works, too.
    await page.setViewportSize({ width: 390, height: 300 });
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await page.getByRole('link', { name: notFound.home.title, exact: true }).click();
    await expect(heading).toHaveText(hero.title);
  });
});

test.describe('9. Business constants and limits', () => {
  test.use({ expectedErrors: /404/ });

  test('elements animate at the place and for the time specified', async ({ page }) => {
    await page.clock.install();
    await page.goto('./');
    const heroMotion = await page.locator('#hero [data-aos]').evaluateAll((elements) =>
      elements.map((element) => {
        const { animationDelay, animationDuration } = getComputedStyle(element);
        return [element.getAttribute('data-aos-delay'), animationDelay, animationDuration];
      }),
    );
    soft(heroMotion, '50 and 250 ms on the landing hero area').toEqual([
      ['50', '0.05s', '1s'],
      ['250', '0.25s', '1s'],
    ]);

    const card = page.locator('li[data-aos]').last();
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    await jumpTo(page, 1);
    await expect(page.locator('html[data-aos-ready]')).toBeAttached();
    await expect(card).toHaveCSS('opacity', '0');
    // AOS adds up rounded positions, so it can be a pixel off.
    for (const [offset, isAnimated] of [
      [198, false],
      [202, true],
      [198, true],
    ] as const) {
      await card.evaluate((element, distance) => {
        const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
        const top = element.closest('li')?.getBoundingClientRect().top ?? NaN;
        scrollBy({ top: Math.round(top) - innerHeight + distance, behavior: 'instant' });
        return scrolled;
      }, offset);
      await page.clock.runFor(1000);
      const classes = await card.evaluate(({ classList }) => [...classList]);
      soft(classes.includes('aos-animate'), `offset 200: at ${offset} px`).toBe(isAnimated);
    }
    await soft(card, 'duration 1000 ms').toHaveCSS('transition-duration', '1s');
    await expect(card).toHaveCSS('opacity', '1');

    const timings = await page.locator('#service [data-aos]').evaluateAll((elements) =>
      elements.map((element) => {
        const { transitionDelay, transitionDuration } = getComputedStyle(element);
        return [transitionDelay, transitionDuration].map((seconds) => parseFloat(seconds) * 1000);
      }),
    );
    const specified = [50, 100, 150, 200, 250, 300, 350, 400].map((delay) => [delay, 1000]);
    soft(timings.slice(0, 8), 'delays from 50 to 400 ms').toEqual(specified);
  });

  test('images have their sizes', async ({ page, request }) => {
    await page.goto('./');
    const aboutImage = page.locator('#about img').first();
    const photos = page.locator('#team li img');
    for (const [image, width, height] of [
      [aboutImage, 636, 504],
      ...(await photos.all()).map((photo) => [photo, 201, 201] as const),
    ] as const) {
      const attributes = await Promise.all(['width', 'height'].map((name) => image.getAttribute(name)));
      soft(attributes.map(Number), 'attributes').toEqual([width, height]);
      const file = await (await request.get((await image.getAttribute('src')) ?? '')).body();
      soft(await sharp(file).metadata(), 'file').toMatchObject({ width, height });
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const photo of await boxesOf(photos)) {
        soft(photo, `team photos 201x201 at ${width} px`).toMatchObject({ width: 201, height: 201 });
      }
      const [box] = (await boxesOf(aboutImage)) as [Box];
      soft(box.width, `about image 636x504 at ${width} px`).toBeLessThanOrEqual(636);
      soft(box.height, `about image in proportion at ${width} px`).toBeCloseTo((box.width / 636) * 504, 0);
      soft(box.width, `about image 636x504 at ${width} px`).toBeGreaterThan(width < 1280 ? 0.4 * width : 635.9);
      const [logo] = await boxesOf(page.getByRole('contentinfo').locator('svg'));
      soft(logo, `footer logo 80x80 at ${width} px`).toMatchObject({ width: 80, height: 80 });
    }
  });
});
