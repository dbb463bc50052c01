import { navigation } from '../content/navigation';
import { anEnquiry, formTexts } from './support/enquiry';
import { dispatchClick, expect, expectAllShown, expectTop, navigationLink, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without one module', () => {
  test.use({ expectedErrors: /404|Contact form:/ });

  for (const name of ['islands', 'animation']) {
    test(`sections, links and form work without the ${name} module`, async ({ page, form }) => {
      const posts = await form.mockService();
      await page.route(`**/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
      // Under reduced motion the animation is never loaded.
      await page.emulateMedia({ reducedMotion: name === 'animation' ? 'no-preference' : 'reduce' });
      await page.goto('./', { waitUntil: 'domcontentloaded' });
      const { title, link } = navigation.callToAction;
      await dispatchClick(await navigationLink(page, title));
      await expectTop(page.locator(link.slice(1)), 100);
      await expectAllShown(page);
      await form.send();
      const firstInvalid = page.getByRole('form').locator(':invalid').first();
      await expect(name === 'islands' ? firstInvalid : form.summary).toBeFocused();
      // The browser will show nothing but “OK”.
      await expect(page.getByText(formTexts.withoutScript)).toBeVisible({ visible: name === 'islands' });
      // React sends the message or, without it, the browser.
      await form.fillIn(anEnquiry());
      await expect(page.getByText(formTexts.withoutScript)).toBeVisible({ visible: name === 'islands' });
      await form.sendButton.click({ noWaitAfter: true });
      await expect(page.getByText(name === 'islands' ? /^OK$/ : formTexts.sent.text)).toBeVisible();
      expect(posts).toHaveLength(1);
      expect(new URL(page.url()).search).toBe('');
    });
  }
});

test('a page loads no script and stores nothing before the first interaction', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  for (const url of ['./', './privacypolicy']) {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  }
  expect(loaded).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
