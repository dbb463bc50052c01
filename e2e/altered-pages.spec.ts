import type { Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { anEnquiry, control, endpoint, fieldValues, fillIn, mockEmailService, statusOf } from './support/enquiry';
import { expect, holdRequests, test } from './support/fixtures';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Contact form:/,
});

const [first, second] = fields.filter((field) => field.required);
const enquiry = anEnquiry({ message: 'Two Rust engineers by March' });

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
  'an ad blocker that removes paragraphs': (selector) => {
    document.querySelectorAll(`${selector} p`).forEach((paragraph) => paragraph.remove());
  },
};

for (const [name, alteration] of Object.entries(alterations)) {
  const alter = (page: Page, selector: string) => page.evaluate(alteration, selector);
  const submit = (page: Page) => page.locator('form [type="submit"]').click();

  test(`${name} leaves the home page and its form intact`, { tag: ['@form', '@firefox'] }, async ({ page }) => {
    const links = page.getByRole('alert').getByRole('link');
    const firstControl = control(page, first?.name ?? '');

    await test.step('before the first touch', async () => {
      await page.goto('./');
      await alter(page, 'body');
      const text = await page.locator('body').innerText();
      await firstControl.focus();
      await page.keyboard.type('Zoë');
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
      await expect(firstControl).toBeFocused();
      await page.keyboard.type('i');
      await expect(firstControl).toHaveValue('Zoië');
      expect(await page.locator('body').innerText()).toBe(text);
    });

    await test.step('while errors are shown', async () => {
      await submit(page);
      await expect(page.getByRole('alert')).toBeFocused();
      await alter(page, 'form');
      await fillIn(page, { ...enquiry, [second?.name ?? '']: '' });
      await expect(links).toHaveCount(1);
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(1);
      await expect(page.locator(`#${first?.name}-error`)).toHaveText('');
      await expect(page.locator(`#${second?.name}-error`)).toHaveText(/./);
      await fillIn(page, enquiry);
      await expect(page.getByRole('alert')).toBeHidden();
    });

    await test.step('while the message is on its way', async () => {
      const posts = await mockEmailService(page);
      const release = await holdRequests(page, endpoint);
      await submit(page);
      await expect(statusOf(page)).toContainText(formCopy.sending.title);
      await alter(page, 'form');
      release();
      await expect(statusOf(page)).toHaveText(`${formCopy.sent.title}\n${formCopy.sent.text}`);
      expect(Object.values(await fieldValues(page)).join('')).toBe('');
      expect(posts).toHaveLength(1);
    });
  });
}
