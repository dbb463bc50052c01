import { formCopy } from '../content/contact';
import { anEnquiry, fillIn, mockEmailService, send, statusOf, summaryOf } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { startServer } from './support/processes';
import { localUrl } from './support/testedSite';

const port = Number(new URL(localUrl).port) + 1;

test.use({
  baseURL: `http://localhost:${port}/`,
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /React DevTools/,
});

// In development, Next's own client hydrates the page. In the exported site, a module of ours hydrates the form.
test('the form works in development too', { tag: ['@form', '@local'] }, async ({ page }) => {
  const server = await startServer(port, ['npx', 'next', 'dev', '--port', `${port}`]);
  try {
    const posts = await mockEmailService(page);
    await page.goto('./');
    await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);
    await send(page);
    await expect(summaryOf(page)).toBeFocused();
    await fillIn(page, anEnquiry());
    await expect(summaryOf(page)).toBeHidden();
    await send(page);
    await expect(statusOf(page)).toContainText(formCopy.sent.title);
    expect(posts).toHaveLength(1);
  } finally {
    await server.stop();
  }
});
