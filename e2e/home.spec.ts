import { about as words, counters, regions } from '../content/about';
import { brand } from '../content/brand';
import { contacts } from '../content/contact';
import { socials } from '../content/navigation';
import { services } from '../content/services';
import { avatars, quoteImage, team, testimonials } from '../content/team';
import { expect, showIntent, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => page.goto('/'));

test('the headline is the one h1', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Talent Solutions for every clients needs']);
});

test('the hero promises customised world class hiring solutions at any stage, and asks to be contacted', async ({
  page,
}) => {
  const hero = page.locator('#hero');
  await expect(hero).toContainText(/customised world class hiring solutions, so that companies can grow at any stage/);
  await expect(hero.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
});

test('the sections stand in order', async ({ page }) => {
  const ids = await page.locator('main > section').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(['hero', 'service', 'about', 'team', 'contact']);
});

test('the services, each with icon, title, description and its own link', async ({ page }) => {
  const cards = page.locator('#service').getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(services.map(({ title }) => title));
  for (const [index, { title, description, linkLabel, url }] of services.entries()) {
    const card = cards.nth(index);
    await expect(card.locator('svg')).toHaveCount(1);
    await expect(card.getByRole('paragraph')).toHaveText(description);
    const link = card.getByRole('link', { name: `${linkLabel} ${title}`, exact: true });
    await expect(link).toHaveText(linkLabel);
    await expect(link).toHaveAttribute('href', url);
  }
});

test('about: the year it was founded, the network, the mission, the regions', async ({ page }) => {
  const about = page.locator('#about');
  await expect(about).toContainText(`${brand.name} in ${brand.foundedYear}`);
  await expect(about).toContainText(words.networkTitle);
  await expect(about.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(about.getByRole('heading', { level: 4 })).toHaveText(regions.map(({ name }) => name));
});

test('the counters carry their real numbers in the HTML', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const text = html.replace(/<script.*?<\/script>|<[^>]*>/gs, '');
  for (const { heading, title } of counters) {
    expect(text).toContain(`${heading} ${title}`);
  }
});

test('the about image is 636 by 504, and is described', async ({ page }) => {
  const image = page.locator('#about').getByRole('img', { name: /globe/ });
  await expect(image).toHaveAttribute('width', '636');
  await expect(image).toHaveAttribute('height', '504');
});

test('every picture arrives', async ({ page }) => {
  const images = page.locator('main img');
  // The one of the section, and two with each testimonial.
  await expect(images).toHaveCount(1 + avatars.length + team.length + 2 * testimonials.length);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
});

test('the avatars stand beside the claim of the network', async ({ page }) => {
  const claim = page.locator('#about p', { hasText: words.networkTitle }).last();
  await expect(claim.locator('xpath=preceding-sibling::div').locator('img[alt=""]')).toHaveCount(avatars.length);
});

test('the team members, each with photo, name, designation and bio', async ({ page }) => {
  const members = page.locator('#team').getByRole('listitem');
  await expect(members.getByRole('heading')).toHaveText(team.map(({ name }) => name));
  for (const [index, { image, designation, description }] of team.entries()) {
    const member = members.nth(index);
    const photo = member.getByRole('img', { name: image.alt });
    await expect(photo).toHaveAttribute('width', '201');
    await expect(photo).toHaveAttribute('height', '201');
    await expect(member.getByText(designation, { exact: true })).toBeVisible();
    await expect(member.getByRole('paragraph').last()).toHaveText(description);
  }
});

test('the testimonials inside the team section, each with quote image, words, portrait and name', async ({ page }) => {
  const figures = page.locator('#team').getByRole('figure');
  await expect(figures).toHaveCount(testimonials.length);
  for (const [index, { quote, name, image }] of testimonials.entries()) {
    const figure = figures.nth(index);
    await expect(figure.locator(`img[src="${quoteImage.src}"]`)).toHaveCount(1);
    await expect(figure.getByRole('blockquote')).toHaveText(quote);
    await expect(figure.locator('figcaption')).toContainText(name);
    await expect(figure.getByRole('img', { name: image.alt })).toBeVisible();
  }
});

test('the panel gives an email and a telephone link for each contact, and the London address', async ({ page }) => {
  const contact = page.locator('#contact');
  await expect(contact.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  const mails = contact.locator('a[href^="mailto:"]');
  const phones = contact.locator('a[href^="tel:"]');
  await expect(mails).toHaveText(contacts.map(({ email }) => email));
  await expect(phones).toHaveText(contacts.map(({ phone }) => phone));
  for (const phone of await phones.all()) {
    await expect(phone).toHaveAttribute('href', `tel:${(await phone.innerText()).replaceAll(' ', '')}`);
  }
  await expect(contact.getByRole('group').or(contact.locator('address'))).toContainText('London');
});

test('the form stands left of the panel where there is room, and above it on a phone', async ({ page, isMobile }) => {
  const form = await page.getByRole('form').boundingBox();
  const panel = await page.getByRole('heading', { name: 'Get in Touch' }).boundingBox();
  if (isMobile) {
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThan(panel?.y ?? 0);
  } else {
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
  }
});

test('the footer: logo, three links, copyright, slogan, social links in new tabs', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const logo = await footer.getByRole('img', { name: brand.name }).boundingBox();
  expect([logo?.width, logo?.height]).toEqual([80, 80]);

  const links = footer.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['About us', 'Contact', 'Privacy Policy']);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/#about', '/#contact', '/privacypolicy']);

  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText(brand.slogan);

  const icons = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(icons).toHaveCount(socials.length);
  for (const [index, { title, link }] of socials.entries()) {
    await expect(icons.nth(index)).toHaveAccessibleName(`${title} (opens in a new tab)`);
    await expect(icons.nth(index)).toHaveAttribute('href', link);
    await expect(icons.nth(index)).toHaveAttribute('target', '_blank');
    await expect(icons.nth(index)).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the copyright shows the year of the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:01'));
  await page.goto('/');
  await showIntent(page);
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
