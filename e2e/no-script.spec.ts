import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { navigation } from '../content/navigation';
import { filesIn } from '../scripts/lib/filesIn';
import { contrastFaults } from './support/contrastFaults';
import { anEnquiry, endpoint, fields, formTexts, payloadOf, payloadWith } from './support/enquiry';
import { errorPage, outbox } from './support/environment';
import { expect, expectAllShown, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  javaScriptEnabled: false,
  expectedErrors: /404/,
});

// No other message has this name.
const enquiry = anEnquiry({ last_name: randomUUID() });

test('sections, animated elements and the menu are visible, and nothing overlaps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await expectAllShown(page);
  await expect(page.getByRole('button', { name: navigation.menuLabel, exact: true })).toBeHidden();
  const links = page.getByRole('navigation', { name: navigation.label, exact: true }).getByRole('link');
  await expect(links).toHaveCount(navigation.links.length);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 844 });
  await expect(links).toHaveCount(navigation.links.length + 1);
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  // Its links need two lines, so it does not stay above what is read.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').first()).not.toBeInViewport();
  for (const url of ['./', './privacypolicy', errorPage]) {
    await page.goto(url);
    const [bar, text] = await Promise.all(
      ['header', 'main :is(h1, p)'].map((selector) => page.locator(selector).first().boundingBox()),
    );
    expect(text?.y, url).toBeGreaterThanOrEqual(bar?.height ?? NaN);
    expect(await page.evaluate(layoutFaults, 'html'), url).toEqual([]);
    expect(await page.evaluate(contrastFaults, 'header :is(a, svg)'), url).toEqual([]);
  }
});

test(
  'the browser validates the form and posts the same payload',
  { tag: ['@local', '@smoke'] },
  async ({ page, form }) => {
    await page.goto('./#contact');
    await expect(page.getByText(formTexts.withoutScript)).toBeVisible();
    const firstRequired = form.control(fields.find(({ required }) => required)?.name ?? '');
    await firstRequired.fill(' ');
    await form.sendButton.click();
    await expect(firstRequired).toBeFocused();

    // An answer in the hero is no part of the message.
    await page.locator('#hero label').last().click();
    await form.fillIn(enquiry);
    const request = page.waitForRequest(endpoint);
    await form.sendButton.click();
    expect(Object.fromEntries(await payloadOf(await request))).toEqual(payloadWith(enquiry));
    await expect(page.locator('body')).toHaveText('OK');
    const messages = filesIn(outbox).map((name) => readFileSync(`${outbox}/${name}`, 'utf8'));
    const lines = Object.entries(enquiry).map(([name, value]) => `${name}: ${value}\n`);
    expect(messages.map((text) => text.replaceAll('\r', ''))).toContain(lines.join(''));
  },
);
