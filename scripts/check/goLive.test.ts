/** @jest-environment node */
import { rmSync } from 'node:fs';

import sharp from 'sharp';

import type { Environment } from '../../app/_site/environment';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { icon, ogImageHash } from './brandImages';
import { goLiveErrors } from './goLive';

const email = { origin: '', serviceId: 'service_4kx', templateId: 'enquiry', publicKey: 'A1b_C2-d' };
const live: Environment = { siteUrl: 'https://www.ada.dev', basePath: '', demo: false, email };
const names = ['favicon.ico', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'apple-touch-icon.png'];

runInTemporaryFolder();
/** A project whose brand files are all present and drawn from content/. */
beforeEach(async () => {
  names.forEach((name) => write(`public/${name}`, ''));
  write('public/icon.svg', icon(18));
  await drawOgImage(ogImageHash());
});

async function drawOgImage(description: string): Promise<void> {
  await sharp({ create: { width: 12, height: 6, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { ImageDescription: description } })
    .toFile('public/og.png');
}

test('accepts a site without sample content', async () => {
  const hero = { title: 'Exemplary testing, +44 20 7123 4567' };
  const privacyFacts = { emailService: 'EmailJS' };
  const settings = { ...live, email: { ...email, origin: 'https://api.emailjs.com' } };
  expect(await goLiveErrors(settings, { 'content/hero.ts': { hero }, 'content/privacy.ts': { privacyFacts } })).toEqual(
    [],
  );
});

test.each<[settings: Partial<Environment>, message: RegExp]>([
  [{ demo: true }, /^The form is in demo mode: .*\(see \.env\.example\)\.$/],
  [{ siteUrl: 'http://www.ada.dev' }, /“http:\/\/www\.ada\.dev”.*https:/],
  [{ siteUrl: 'https://www.ada.example' }, /“https:\/\/www\.ada\.example”.*domain/],
  [{ siteUrl: 'https://example.com' }, /domain/],
  [{ email: { ...email, serviceId: 'template_1' } }, /“template_1”.*swapped/],
  [{ email: { ...email, templateId: 'service_1' } }, /“service_1”.*swapped/],
  [{ email: { ...email, publicKey: 'service_1' } }, /“service_1”.*swapped/],
  [{ email: { ...email, serviceId: 'service_xxx' } }, /“service_xxx”.*placeholder/],
  [{ email: { ...email, templateId: 'your_template_id' } }, /“your_template_id”.*placeholder/],
  [{ email: { ...email, publicKey: 'demo_public_key' } }, /“demo_public_key”.*placeholder/],
])('rejects the settings %j', async (settings, message) => {
  expect(await goLiveErrors({ ...live, ...settings }, {})).toEqual([expect.stringMatching(message)]);
});

test.each([
  ['https://api.emailjs.com', 'Posthorn', 'must name EmailJS, to which the form is sent'],
  ['https://mail.ada.dev', 'EmailJS', 'must name the service at https://mail.ada.dev, not EmailJS'],
])('rejects a form that is sent to %s by a policy that names %s', async (origin, emailService, message) => {
  const errors = await goLiveErrors(
    { ...live, email: { ...email, origin } },
    { 'content/privacy.ts': { privacyFacts: { emailService } } },
  );
  expect(errors).toEqual([`content/privacy.ts  privacyFacts.emailService  “${emailService}”  ${message}`]);
});

test.each([
  ['of Kithmere and others', 'left from the sample'],
  ['https://bsky.app/profile/ada.example', 'domain'],
  ['+44 20 7946 0999', 'number'],
  ['+44 7700 900123', 'number'],
  ['+1 415 555 0132', 'number'],
])('rejects the text “%s”', async (text, message) => {
  expect(await goLiveErrors(live, { 'content/x.ts': { list: [{ text }] } })).toEqual([
    expect.stringMatching(new RegExp(String.raw`^content/x\.ts  list\[0\]\.text  “.+”  .*${message}`)),
  ]);
});

test.each([...names, 'icon.svg', 'og.png'])('rejects a site without %s', async (name) => {
  rmSync(`public/${name}`);

  expect(await goLiveErrors(live, {})).toEqual([expect.stringMatching(`^public/${name}  .*run npm run brand`)]);
});

test('rejects an icon and an Open Graph image drawn from other content', async () => {
  write('public/icon.svg', icon(0));
  await drawOgImage('another hash');

  expect(await goLiveErrors(live, {})).toEqual([
    expect.stringMatching(/^public\/icon\.svg .*is not drawn/),
    expect.stringMatching(/^public\/og\.png .*other content/),
  ]);
});
