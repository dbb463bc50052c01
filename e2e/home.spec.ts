import { expect, showIntent, test } from './test';

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

test('eight services, each with icon, title, description and its own Learn More link to the home page', async ({
  page,
}) => {
  const titles = [
    'Talent Sourcing and Acquisition',
    'Candidate Screening and Assessment',
    'Job Matching',
    'Contract and Permanent Placements',
    'Executive Search',
    'Market Insights',
    'Candidate Support',
    'Diversity and Inclusion Services',
  ];
  const cards = page.locator('#service').getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(titles);
  for (const [index, title] of titles.entries()) {
    const card = cards.nth(index);
    await expect(card.locator('svg')).toHaveCount(1);
    await expect(card.getByRole('paragraph')).toHaveText(/\w{3}.{80,}/);
    const link = card.getByRole('link', { name: `Learn More ${title}`, exact: true });
    await expect(link).toHaveText('Learn More');
    await expect(link).toHaveAttribute('href', '/');
  }
});

test('about: founded 2023, the network, the mission, three regions', async ({ page }) => {
  const about = page.locator('#about');
  await expect(about).toContainText('2023');
  await expect(about).toContainText('20,000+ tech professionals across UK, EMEA, APAC and North America');
  await expect(about.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(about.getByRole('heading', { name: 'Our Mission' })).toBeVisible();
  await expect(about.getByRole('heading', { level: 4 })).toHaveText(['UK & EMEA', 'North America', 'APAC']);
});

test('the counters carry their real numbers in the HTML', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const words = html.replace(/<script.*?<\/script>|<[^>]*>/gs, '');
  for (const counter of ['10+ Years Experience', '20k+ Network', '500+ Successful Hires']) {
    expect([counter, words.includes(counter)]).toEqual([counter, true]);
  }
});

test('the about image is 636 by 504, and is described', async ({ page }) => {
  const image = page.locator('#about').getByRole('img', { name: /globe/ });
  await expect(image).toHaveAttribute('width', '636');
  await expect(image).toHaveAttribute('height', '504');
});

test('every picture arrives', async ({ page }) => {
  const images = page.locator('main img');
  await expect(images).toHaveCount(20);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
});

test('thirteen avatars stand beside the claim of 20,000+ tech professionals', async ({ page }) => {
  const claim = page.locator('#about p', { hasText: '20,000+ tech professionals' }).last();
  await expect(claim.locator('xpath=preceding-sibling::div').locator('img[alt=""]')).toHaveCount(13);
});

test('two team members with photo, name, designation and bio', async ({ page }) => {
  const members = page.locator('#team').getByRole('listitem');
  await expect(members).toHaveCount(2);
  for (const [index, designation] of ['Managing Director', 'Lead Consultant'].entries()) {
    const member = members.nth(index);
    const name = await member.getByRole('heading').innerText();
    const photo = member.getByRole('img', { name: `Portrait of ${name}` });
    await expect(photo).toHaveAttribute('width', '201');
    await expect(photo).toHaveAttribute('height', '201');
    await expect(member.getByText(designation, { exact: true })).toBeVisible();
    await expect(member.getByRole('paragraph').last()).toHaveText(/.{80,}/);
  }
});

test('two testimonials inside the team section, each with quote image, words, portrait and name', async ({ page }) => {
  const figures = page.locator('#team').getByRole('figure');
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all()) {
    await expect(figure.locator('img[src="/images/quote.svg"]')).toHaveCount(1);
    await expect(figure.getByRole('blockquote')).toHaveText(/.{80,}/);
    const name = await figure.locator('figcaption p').first().innerText();
    await expect(figure.getByRole('img', { name: `Portrait of ${name}` })).toBeVisible();
  }
});

test('the panel gives an email and a telephone link for two contacts, and the London address', async ({ page }) => {
  const contact = page.locator('#contact');
  await expect(contact.getByRole('heading', { name: 'Get in Touch' })).toBeVisible();
  const mails = contact.locator('a[href^="mailto:"]');
  const phones = contact.locator('a[href^="tel:"]');
  await expect(mails).toHaveCount(2);
  await expect(phones).toHaveCount(2);
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

test('the footer: logo, three links, copyright, slogan, five social links in new tabs', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const logo = await footer.getByRole('img', { name: 'Kithmere' }).boundingBox();
  expect([logo?.width, logo?.height]).toEqual([80, 80]);

  const links = footer.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['About us', 'Contact', 'Privacy Policy']);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/#about', '/#contact', '/privacypolicy']);

  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText('Empowering Innovation');

  const socials = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(socials).toHaveCount(5);
  for (const [index, name] of ['Facebook', 'X', 'Instagram', 'LinkedIn', 'YouTube'].entries()) {
    await expect(socials.nth(index)).toHaveAccessibleName(`${name} (opens in a new tab)`);
    await expect(socials.nth(index)).toHaveAttribute('target', '_blank');
    await expect(socials.nth(index)).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the copyright shows the year of the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T00:00:01'));
  await page.goto('/');
  await showIntent(page);
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
