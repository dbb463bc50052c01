import { brand } from '../content/brand';
import { errorPages } from '../content/errors';
import { hero } from '../content/hero';
import { expect, test } from './support/fixtures';

const { title, notFound, home } = errorPages;

test.use({ expectedErrors: /404/ });

test('an unknown URL shows the error page with status 404', { tag: ['@smoke', '@error-page'] }, async ({ page }) => {
  const response = await page.goto('./a/b/nowhere');
  expect(response?.status()).toBe(404);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(page.getByText(`${notFound.status} ${notFound.statusText}`, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${notFound.documentTitle} | ${brand.name}`);
  // The bar works, too.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  await page.getByRole('link', { name: home.title, exact: true }).click();
  await expect(heading).toHaveText(hero.title);
});
