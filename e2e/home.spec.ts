import { regions } from '../content/about';
import { contacts } from '../content/contact';
import { footer, socials } from '../content/navigation';
import type { Region } from '../content/schema/about';
import { avatars, team, testimonials } from '../content/team';
import { expect, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every picture loads, and keeps its proportions', { tag: ['@smoke', '@phone'] }, async ({ page }) => {
  await page.goto('./');
  const images = page.locator('main img');
  const contactsWithPortraits = contacts.filter((person) => team.some(({ name }) => name === person.name));
  // The About section has one image. Each testimonial has a portrait and a quote mark.
  await expect(images).toHaveCount(
    1 + avatars.length + team.length + 2 * testimonials.length + contactsWithPortraits.length,
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

test('a placement lights the arcs of its region', async ({ page }) => {
  await page.goto('./');
  const opacities = () =>
    page
      .locator('svg [data-region]')
      .evaluateAll((all) => all.map((region) => Number(getComputedStyle(region).opacity)));
  const all = regions.map(() => 1);
  expect(await opacities()).toEqual(all);
  const withPlacement = (regions as readonly Region[])
    .map(({ name, placement }, index) => ({ name, placement, index }))
    .filter(({ placement }) => placement);
  const choices = page.getByRole('checkbox');
  await expect(choices).toHaveCount(withPlacement.length);
  for (const [position, { name, index }] of withPlacement.entries()) {
    const choice = choices.nth(position).and(page.getByRole('checkbox', { name }));
    await choice.check();
    expect(await opacities()).toEqual(all.map((_, region) => (region === index ? 1 : 0.2)));
    await choice.uncheck();
  }
});

test('only the social links open a new tab', async ({ page }) => {
  await page.goto('./');
  const social = page.getByRole('list', { name: footer.socialLabel, exact: true }).getByRole('link');
  await expect(social.and(page.locator('[target="_blank"]'))).toHaveCount(socials.length);
  await expect(page.locator('[target]')).toHaveCount(socials.length);
});
