import type { Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { anEnquiry, control, endpoint, fieldValues, fillIn, mockEmailService, statusOf } from './support/enquiry';
import { expect, holdRequests, test } from './support/fixtures';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /Contact form:/,
});

const mark = '[translated]';
const required = fields.filter((field) => field.required);
const [{ name: firstField }] = fields;
const enquiry = anEnquiry({ message: 'Two Rust engineers by March' });

type Part = { readonly selector: string; readonly mark: string };

/** What software of visitors does to pages. Each function runs in the page. */
const alterations: Readonly<Record<string, (part: Part) => void>> = {
  'a translator that wraps texts in <font> elements': ({ selector, mark: word }) => {
    for (const parent of document.querySelectorAll(`${selector}, ${selector} :not(script, style)`)) {
      for (const text of [...parent.childNodes].filter((node) => node instanceof Text && node.data.trim())) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `${word} ${text.textContent}`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
  },
  'a writing helper that wraps fields': ({ selector }) => {
    for (const field of document.querySelectorAll(`${selector} :is(input, textarea)`)) {
      const focused = document.activeElement;
      const wrapper = document.createElement('div');
      field.before(wrapper);
      wrapper.append(field);
      (focused as HTMLElement).focus();
    }
  },
  'an extension that adds elements everywhere': ({ selector }) => {
    for (const parent of document.querySelectorAll(`${selector}, ${selector} :is(div, section, form, main, p)`)) {
      parent.prepend(document.createElement('div'));
      parent.append(document.createElement('div'));
    }
  },
  'an ad blocker that removes paragraphs': ({ selector }) => {
    document.querySelectorAll(`${selector} p`).forEach((paragraph) => paragraph.remove());
  },
};

for (const [name, alteration] of Object.entries(alterations)) {
  const alter = (page: Page, selector: string) => page.evaluate(alteration, { selector, mark });
  const submit = (page: Page) => page.locator('form [type="submit"]').click();

  test(`${name} leaves the home page and its form intact`, { tag: ['@form', '@firefox'] }, async ({ page }) => {
    const summary = page.getByRole('alert');
    const form = page.locator('form');

    await test.step('before the first touch', async () => {
      await page.goto('./');
      await alter(page, 'body');
      const text = await page.locator('body').innerText();
      await control(page, firstField).focus();
      await page.keyboard.type('Zoë');
      await page.keyboard.press('ArrowLeft');
      await expect(form).toHaveJSProperty('noValidate', true);
      await expect(control(page, firstField)).toBeFocused();
      await page.keyboard.type('i');
      await expect(control(page, firstField)).toHaveValue('Zoië');
      expect(await page.locator('body').innerText()).toBe(text);
    });

    await test.step('while errors are shown', async () => {
      await submit(page);
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(required.length - 1);
      await alter(page, 'form');
      await fillIn(page, { ...enquiry, [required[1]?.name ?? '']: '' });
      await expect(summary.getByRole('link')).toHaveCount(1);
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
      for (const field of required) {
        const error = page.locator(`#${field.name}-error`);
        await expect(error).toHaveText(field.name === required[1]?.name ? /./ : '');
      }
      const { name: second = '', limit = 0, tooLong } = required[1] ?? {};
      await control(page, second).fill('x'.repeat(limit + 1));
      await expect(page.locator(`#${second}-error`)).toHaveText(`${formCopy.errorPrefix} ${tooLong}`);
      await fillIn(page, enquiry);
      await expect(summary).toBeHidden();
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
