import type { Page } from 'playwright/test';

import { navigation } from '../content/navigation';
import { anEnquiry, endpoint, fields, formTexts, thanksTo } from './support/enquiry';
import { expect, expectHydrated, holdRequests, test } from './support/fixtures';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Island:/,
});

const [first, second] = fields.filter((field) => field.required);
const enquiry = anEnquiry({ message: 'Two Rust engineers by March' });

const errorOf = (page: Page, name = '') => page.locator(`[id$="-${name}-note"]`, { hasText: formTexts.errorPrefix });

const textOf = async (page: Page) => (await page.locator('body').innerText()).replace(/\s+/g, ' ');

/** The colours of the form and its button. A form that React has rendered anew has the same style sheet. */
const lookOf = (page: Page) =>
  page
    .locator('form, form [type="submit"], form input:not([type="hidden"])')
    .evaluateAll((elements) =>
      [...new Set(elements.map((element) => `${element.tagName} ${getComputedStyle(element).backgroundColor}`))].sort(),
    );

/** What software of visitors does to pages. Each function runs in the page. */
const alterations: Readonly<Record<string, (selector: string) => void>> = {
  'a translator that wraps texts in <font> elements': (selector) => {
    for (const parent of document.querySelectorAll(`${selector}, ${selector} :not(script, style)`)) {
      for (const text of [...parent.childNodes].filter((node) => node instanceof Text && node.data.trim())) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `[translated] ${text.textContent}`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
  },
  'a writing helper that wraps fields': (selector) => {
    for (const field of document.querySelectorAll(`${selector} :is(input, textarea)`)) {
      const focused = document.activeElement;
      const wrapper = document.createElement('div');
      field.before(wrapper);
      wrapper.append(field);
      (focused as HTMLElement).focus();
    }
  },
  'an extension that adds elements everywhere': (selector) => {
    for (const parent of document.querySelectorAll(`${selector}, ${selector} :is(div, section, form, main, p)`)) {
      parent.prepend(document.createElement('div'));
      parent.append(document.createElement('div'));
    }
  },
  'a password manager that adds elements beside fields': (selector) => {
    for (const field of document.querySelectorAll(`${selector} :is(input, textarea)`)) {
      field.setAttribute('data-manager', '');
      field.after(document.createElement('button'));
    }
    document.querySelectorAll(`${selector} *`).forEach((element) => element.setAttribute('data-theme', 'dark'));
  },
};

for (const [name, alteration] of Object.entries(alterations)) {
  const alter = (page: Page, selector: string) => page.evaluate(alteration, selector);
  const submit = (page: Page) => page.locator('form [type="submit"]').click();
  // Browsers differ in what happens to focus and selection when an element moves, not in elements added or removed.
  const tag = name.includes('wraps') ? '@firefox' : [];

  test(`the page survives ${name}`, { tag }, async ({ page, form }) => {
    const links = page.getByRole('alert').getByRole('link');
    const firstControl = form.control(first?.name ?? '');

    await test.step('before the first touch', async () => {
      // At first: in another width, a second load would use the pictures that Chromium has, and not preloaded ones.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('./');
      await alter(page, 'body');
      const text = await textOf(page);
      const look = await lookOf(page);
      await firstControl.focus();
      await page.keyboard.type('Zoë');
      await page.keyboard.press('ArrowLeft');
      await expectHydrated(page);
      await expect(firstControl).toBeFocused();
      await page.keyboard.type('i');
      await expect(firstControl).toHaveValue('Zoië');
      expect(await lookOf(page)).toEqual(look);
      expect(await textOf(page)).toBe(text);
    });

    const toggle = page.locator('header [popovertarget]');

    await test.step('before the first touch, which is in the bar', async () => {
      await page.goto('./');
      await alter(page, 'header');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expectHydrated(page);
      await expect(page.locator('header a').first()).toBeFocused();
      await page.goto('./');
      await alter(page, 'header');
      const release = await holdRequests(page, '**/islands-*.js');
      await toggle.click();
      release();
      await expectHydrated(page);
      // A bar that React has rendered anew has its menu closed.
      await page.keyboard.press('Escape');
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('in the bar', async () => {
      await alter(page, 'header');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await page.locator(`header #menu a[href="${navigation.callToAction.link}"]`).first().click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('header[data-scrolled="true"]')).toBeAttached();
    });

    await test.step('while errors are shown', async () => {
      await firstControl.fill('');
      await submit(page);
      await expect(page.getByRole('alert')).toBeFocused();
      await alter(page, 'form');
      // Another error of the same field
      await form.control(second?.name ?? '').fill('x'.repeat(Number(second?.maxCharacters) + 1));
      await expect(errorOf(page, second?.name)).toContainText(String(second?.maxCharacters));
      await firstControl.focus();
      await page.keyboard.type('Zoë');
      await expect(firstControl).toBeFocused();
      await expect(firstControl).toHaveValue('Zoë');
      await form.fillIn({ ...enquiry, [second?.name ?? '']: '' });
      await expect(links).toHaveCount(1);
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(1);
      await expect(errorOf(page, first?.name)).toHaveCount(0);
      await expect(errorOf(page, second?.name)).toBeVisible();
      await form.fillIn(enquiry);
      await expect(page.getByRole('alert')).toBeHidden();
    });

    await test.step('while the message is on its way', async () => {
      const posts = await form.mockService();
      const release = await holdRequests(page, endpoint);
      await submit(page);
      await expect(form.status).toContainText(formTexts.sending.title);
      await alter(page, 'form');
      release();
      await expect(form.status).toHaveText(`${thanksTo(enquiry)}\n${formTexts.sent.text}`);
      await expect(firstControl).toBeHidden();
      expect(Object.values(await form.values()).join('')).toBe('');
      expect(posts).toHaveLength(1);
      await form.writeAnotherButton.click();
      await expect(firstControl).toBeFocused();
    });
  });
}

test('the browser posts what was typed if an ad blocker has removed what React is to remove', async ({
  page,
  form,
}) => {
  const removeParagraphs = () => page.locator('form p').evaluateAll((all) => all.forEach((each) => each.remove()));
  const name = first?.name ?? '';
  const posts = await form.mockService();
  await page.goto('./');
  await removeParagraphs();
  const release = await holdRequests(page, '**/islands-*.js');
  await form.fillIn({ ...enquiry, [name]: '' });
  release();
  await expectHydrated(page);
  expect(await form.values()).toEqual({ ...enquiry, [name]: '' });
  await form.send();
  await expect(errorOf(page, name)).toBeVisible();
  await removeParagraphs();
  await form.control(name).pressSequentially('Zoë');
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', false);
  await expect(form.control(name)).toBeFocused();
  expect(await form.values()).toEqual({ ...enquiry, [name]: 'Zoë' });
  await form.send();
  await expect(page.locator('body')).toHaveText('OK');
  expect(posts).toHaveLength(1);
});
