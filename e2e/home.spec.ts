import { contact, contacts } from '../content/contact';
import { footer } from '../content/navigation';
import { avatars, team, testimonials } from '../content/team';
import { expect, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every picture loads, and keeps its proportions', { tag: ['@smoke', '@phone'] }, async ({ page }) => {
  await page.goto('./');
  const images = page.locator('main img');
  const contactsWithPortraits = contacts.filter((person) => team.some(({ name }) => name === person.name));
  // The avatars are in the hero, and the first of them also beside the mission. The others are the picture of the About
  // section and the quote mark.
  await expect(images).toHaveCount(
    avatars.length + 1 + team.length + testimonials.length + contactsWithPortraits.length + 2,
  );
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const distortion = await image.evaluate((element: HTMLImageElement) => {
      const [width, height] = [Number(element.getAttribute('width')), Number(element.getAttribute('height'))];
      return (element.clientWidth / element.clientHeight) * (height / width);
    });
    expect(distortion, (await image.getAttribute('src')) ?? '').toBeCloseTo(1, 1);
  }
});

test('the footer logo is 80 by 80 px', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('contentinfo').getByRole('img', { name: footer.logoAlt, exact: true });
  expect(await logo.boundingBox()).toMatchObject({ width: 80, height: 80 });
});

test('the form is left of the panel, or above it on a phone', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form');
  const panel = page.getByRole('heading', { name: contact.panelTitle, exact: true });
  const edges = async () => [await form.boundingBox(), await panel.boundingBox()] as const;
  const [leftForm, rightPanel] = await edges();
  expect((leftForm?.x ?? NaN) + (leftForm?.width ?? NaN)).toBeLessThan(rightPanel?.x ?? NaN);
  await page.setViewportSize({ width: 390, height: 844 });
  const [upperForm, lowerPanel] = await edges();
  expect((upperForm?.y ?? NaN) + (upperForm?.height ?? NaN)).toBeLessThan(lowerPanel?.y ?? NaN);
});
