import { brand } from '../content/brand';
import { expect, test } from './support/fixtures';

test.use({ expectedErrors: /404/ });

for (const address of ['/nowhere', '/a/b/c/nowhere', '/privacypolicy/nowhere', '/nowhere.html', '/%E0%A4%A']) {
  const everywhere = address === '/nowhere' ? ' @firefox' : '';
  test(`${address} is not found, and the visitor is shown the way home${everywhere}`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talent Solutions for every clients needs');
  });
}

test('the bar works on it as everywhere', async ({ page }) => {
  await page.goto('/a/b/c');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.setViewportSize({ width: 390, height: 300 });
  await page.mouse.wheel(0, 200);
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
});
