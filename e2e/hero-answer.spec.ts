import type { Page } from 'playwright/test';

import { contact } from '../content/contact';
import { evidence } from '../content/evidence';
import { hero } from '../content/hero';
import { placementsContent } from '../content/placements';
import { type Search, searches } from '../content/searches';
import { anEnquiry, formTexts, payloadOf, payloadWith } from './support/enquiry';
import { expect, hydrationStates, openHome, test } from './support/fixtures';
import { edges } from './support/widths';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { question, message: beginning, somebodyElse } = hero.roleChoice;
const [first, second, third] = searches;
const roles = [...searches, somebodyElse];
const messageOf = ({ someone, place }: Search) => `${beginning}${someone} ${place}`;
const radio = (page: Page, name: string) => page.getByRole('radio', { name });
const message = (page: Page) => page.locator('[name="message"]');
const sentence = (page: Page) => page.locator('p:has(#answer)');
const answerOf = (page: Page, { title, place }: Search) =>
  page.locator('#hero').getByRole('link', { name: `${title}, ${place}` });

test('the keyboard chooses who is missing', { tag: ['@firefox', '@phone'] }, async ({ page }) => {
  await page.goto('./');
  const group = page.getByRole('group', { name: question });
  await expect(group.getByRole('radio')).toHaveCount(roles.length);
  const answers = page.locator('#hero fieldset > a').filter({ visible: true });
  await expect(answers).toHaveCount(0);

  await page.locator('header').locator('a, button').filter({ visible: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(radio(page, first.title)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(radio(page, first.title)).toBeChecked();
  await expect(answers).toHaveCount(1);
  await expect(answerOf(page, first)).toBeVisible();
  await expect(answerOf(page, first).locator('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Tab');
  await expect(answerOf(page, first)).toBeFocused();
});

test('a window shows the question, the ring and the options without scrolling', async ({ page }) => {
  await page.goto('./');
  const options = roles.map(({ title }) => page.locator('#hero label').filter({ hasText: title }));
  const faces = await page.locator('#hero div > img').all();
  for (const [width, height] of [
    [360, 640],
    [375, 553],
    [390, 664],
    [768, 950],
    [992, 657],
    [1200, 657],
    [1366, 657],
    [1440, 789],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [page.getByText(question), ...options, ...faces]) {
      // The box of a face that leans forward is larger than its circle.
      await expect(part, `${width} px`).toBeInViewport({ ratio: faces.includes(part) ? 0.85 : 0.99 });
    }
    const boxes = await Promise.all(options.map((option) => option.boundingBox()));
    const gaps = boxes.slice(1).map((box, index) => {
      const { x = NaN, y = NaN, width = NaN, height = NaN } = boxes[index] ?? {};
      return Math.max(Number(box?.x) - x - width, Number(box?.y) - y - height);
    });
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThanOrEqual(8);
  }
});

test('thirteen faces and an empty place touch each other, in a ring', async ({ page }) => {
  await page.goto('./');
  const places = await page.locator('#hero div:has(> img:nth-child(13)) > *').all();
  expect(places).toHaveLength(14);
  for (const width of edges) {
    await page.setViewportSize({ width, height: 900 });
    // Some are rotated, which enlarges their box, but not around another middle.
    const boxes = await Promise.all(places.map((place) => place.boundingBox()));
    const middles = boxes.map((box) => [
      Number(box?.x) + Number(box?.width) / 2,
      Number(box?.y) + Number(box?.height) / 2,
    ]);
    for (const [index, [x = NaN, y = NaN]] of middles.entries()) {
      const [nextX = NaN, nextY = NaN] = middles[(index + 1) % middles.length] ?? [];
      expect(Math.hypot(nextX - x, nextY - y) / Number(boxes[0]?.width), `${width} px`).toBeCloseTo(1, 2);
    }
  }
});

test('what leads to the form is on the lower part of the person in the ring', async ({ page }) => {
  await page.goto('./');
  await radio(page, first.title).check();
  const [person, action] = [answerOf(page, first).locator('img'), answerOf(page, first).locator('> span')];
  for (const width of [390, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 664 });
    const [circle, button] = (await Promise.all([person.boundingBox(), action.boundingBox()])) as [DOMRect, DOMRect];
    const [radius, foot] = [circle.height / 2, circle.y + circle.height - button.y - button.height];
    const ends = Math.hypot(button.width / 2, radius - foot - button.height / 2);
    expect(Math.min(foot, radius - ends), `${width} px`).toBeGreaterThan(0);
    expect(button.y, `${width} px`).toBeGreaterThan(circle.y + 1.2 * radius);
  }
});

for (const state of hydrationStates) {
  test(`the message begins with the answer, ${state} React is there`, { tag: '@firefox' }, async ({ page }) => {
    const hydrate = await openHome(page, state);
    await radio(page, first.title).check();
    await expect(message(page)).toHaveValue(messageOf(first));
    await expect(sentence(page)).toHaveText(`${messageOf(first)}. ${contact.nextQuestion}`);
    await radio(page, second.title).check();
    await expect(message(page)).toHaveValue(messageOf(second));
    await expect(sentence(page)).toContainText(messageOf(second));

    await hydrate();
    await expect(message(page)).toHaveValue(messageOf(second));
    await page.reload();
    await expect(message(page)).toHaveValue(messageOf(second));
    await expect(answerOf(page, second)).toBeVisible();
    await expect(sentence(page)).toContainText(messageOf(second));
    await message(page).clear();
    await expect(answerOf(page, second)).toBeHidden();
    await expect(sentence(page)).toBeHidden();
  });

  test(`an answer never replaces what was typed, ${state} React is there`, async ({ page }) => {
    await openHome(page, state);
    await radio(page, first.title).check();
    await message(page).press('ControlOrMeta+End');
    await message(page).pressSequentially(', by March');
    await radio(page, second.title).check();
    await expect(answerOf(page, second)).toBeVisible();
    await expect(message(page)).toHaveValue(`${messageOf(first)}, by March`);
    await expect(sentence(page)).toContainText(messageOf(first));
    await message(page).fill('A data engineer in London');
    await expect(sentence(page)).toBeHidden();
  });
}

test('whoever misses somebody else completes the message', async ({ page }) => {
  await page.goto('./');
  await radio(page, somebodyElse.title).check();
  await expect(message(page)).toHaveValue(beginning);
  await expect(sentence(page)).toHaveText(`${beginning}… ${contact.nextQuestion}`);
  await message(page).press('ControlOrMeta+End');
  await message(page).pressSequentially('a data engineer');
  await expect(message(page)).toHaveValue('We are missing a data engineer');
});

test('an answer adds no part to a message, and is gone from the next', async ({ page, form }) => {
  const posts = await form.mockService();
  await page.goto('./');
  await radio(page, first.title).check();
  const { message: written, ...others } = anEnquiry();
  expect(written).not.toBe(messageOf(first));
  await form.fillIn(others);
  await form.send();
  await expect(form.status).toContainText(formTexts.sent.text);
  await expect(sentence(page)).toContainText(messageOf(first));
  await form.writeAnotherButton.click();
  await expect(radio(page, first.title)).not.toBeChecked();
  await expect(sentence(page)).toBeHidden();
  const parts = await Promise.all(posts.map(payloadOf));
  expect(parts.map((part) => Object.fromEntries(part))).toEqual([
    payloadWith({ ...others, message: messageOf(first) }),
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the ring and the hire show the answer, and the form promises nothing', async ({ page }) => {
    await page.goto('./');
    const hire = page.locator('[data-region]:has(> h2)').filter({ visible: true });
    const pictures = page.locator('[data-ring] img[data-region]').filter({ visible: true });
    await expect(hire).toContainText(`${first.title} ${first.place}`);
    const press = (text: string) => page.locator('#hero label').filter({ hasText: text }).click();
    await press(second.title);
    await expect(hire).toContainText(`${second.title} ${second.place}`);
    await expect(pictures.and(page.locator(`[data-region="${second.region}"]`))).toHaveCount(2);
    await expect(pictures).toHaveCount(2);
    await press(first.title);
    await expect(answerOf(page, first)).toBeVisible();
    await expect(hire).toContainText(`${first.title} ${first.place}`);
    await expect(message(page)).toHaveValue('');
    await expect(sentence(page)).not.toContainText(messageOf(first));
  });

  test('the candidate and the prices are those of the role that is chosen', async ({ page }) => {
    await page.goto('./');
    const section = page.getByRole('region').filter({ hasText: evidence.lead });
    const expectEvidence = async ({ steps: [step, lastInterview], candidate, prices }: Search) => {
      const [, file, view] = /([\w-]+)\.svg(#\w+)$/.exec(step.image.src) ?? [];
      await expect(section.getByText(`${placementsContent.day} ${step.day}: `)).toBeVisible();
      await expect(section.getByText(`${placementsContent.day} ${lastInterview.day}: `)).toBeVisible();
      await expect(section.locator('svg + img:visible').first()).toHaveAttribute(
        'src',
        new RegExp(`${file}.*${view}$`),
      );
      await expect(section.getByRole('article')).toContainText(candidate.title);
      await expect(section.getByRole('table', { name: prices.caption }).getByRole('row')).toHaveCount(4);
    };
    await expectEvidence(first);
    for (const search of [second, first, third]) {
      await page.locator('#hero label').filter({ hasText: search.title }).click();
      await expectEvidence(search);
    }
    // Whoever that is, the candidate is again the one before a choice.
    await page.locator('#hero label').filter({ hasText: somebodyElse.title }).click();
    await expectEvidence(first);
  });
});
