import { navigation } from '../content/navigation';
import { anEnquiry, fillIn, formCopy, mockEmailService, send, statusOf, summaryOf } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { startServer } from './support/processes';
import { localUrl } from './support/testedSite';

const port = Number(new URL(localUrl).port) + 1;

test.use({
  baseURL: `http://localhost:${port}/`,
  expectedErrors: /React DevTools|preloaded/,
});

// In development, Next's own client hydrates the page. In the exported site, a module of ours hydrates each island.
test('each island works in development too', { tag: ['@form', '@local'] }, async ({ page }) => {
  const server = await startServer(port, ['npx', 'next', 'dev', '--port', `${port}`]);
  try {
    const posts = await mockEmailService(page);
    await page.clock.setFixedTime('2031-06-01');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./');
    await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);
    await expect(page.getByRole('contentinfo')).toContainText('2031');
    await send(page);
    await expect(summaryOf(page)).toBeFocused();
    await fillIn(page, anEnquiry());
    await expect(summaryOf(page)).toBeHidden();
    await send(page);
    await expect(statusOf(page)).toContainText(formCopy.sent.title);
    expect(posts).toHaveLength(1);

    await expect(page.locator('html')).toHaveAttribute('data-aos-ready');
    await expect(page.locator('header[data-scrolled="true"]')).toBeAttached();
    const toggle = page.getByRole('button', { name: navigation.menuLabel, exact: true });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('banner').first().getByRole('link', { name: navigation.links[0].title, exact: true }).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  } finally {
    await server.stop();
  }
});
