import { brand } from '../content/brand';
import { expect, expectTop, press, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.goto('/privacypolicy'));

test('the banner is headed Privacy Policy for the brand, on a background image', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Privacy Policy for ${brand.name}`);
  const image = await page
    .locator('article > header')
    .evaluate((banner) => /url\("(.+)"\)/.exec(getComputedStyle(banner).backgroundImage)?.[1]);
  expect((await page.request.get(image ?? '')).headers()['content-type']).toContain('image/svg+xml');
});

test('ten numbered sections stand in order, each with text', async ({ page }) => {
  const sections = page.locator('article section');
  await expect(sections.getByRole('heading', { level: 2 })).toHaveText([
    '1. Introduction',
    '2. Information We Collect',
    '3. Data Collection Methods',
    '4. Purpose of Data Collection',
    '5. Data Usage',
    '6. Data Protection',
    '7. Data Retention',
    '8. Third-Party Disclosure',
    '9. Data Subject Rights',
    '10. Changes to the Privacy Policy',
  ]);
  for (const section of await sections.all()) {
    await expect(section.getByRole('paragraph').first()).not.toBeEmpty();
  }
});

test('the information collected is listed as the form asks for it', async ({ page }) => {
  const items = page.locator('#information-we-collect').getByRole('listitem');
  await expect(items).toHaveCount(5);
  await expect(items).toContainText(['first name', 'company', 'country or region', 'email', 'Additional Information']);
});

test('it tells the truth about cookies and storage', async ({ page, context }) => {
  await expect(page.locator('#data-collection-methods')).toContainText('We set no cookies');
  await page.goto('/');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('the contents list leads to each section, clear of the bar @firefox', async ({ page }) => {
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(contents).toHaveCount(10);
  await press(contents.nth(3));
  await expectTop(page.locator('#purpose-of-data-collection'), 100);
});

test('it is served with and without a trailing slash, also on reload @firefox', async ({ page }) => {
  for (const address of ['/privacypolicy', '/privacypolicy/']) {
    expect((await page.request.get(address)).status()).toBe(200);
    await page.goto(address);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Privacy Policy for ${brand.name}`);
  }
});
