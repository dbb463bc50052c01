import { contacts } from '../content/contact';
import { footer, socials } from '../content/navigation';
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

test('only the social links open a new tab', async ({ page }) => {
  await page.goto('./');
  const social = page.getByRole('list', { name: footer.socialLabel, exact: true }).getByRole('link');
  await expect(social.and(page.locator('[target="_blank"]'))).toHaveCount(socials.length);
  await expect(page.locator('[target]')).toHaveCount(socials.length);
});
