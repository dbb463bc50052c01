/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

import sharp from 'sharp';

import { pictureSizes } from '@/components/Picture/sizes';
import { enquiryForm } from '@/content/contact';
import { schemas as aboutSchemas } from '@/content/schema/about';
import { fixedFields, schemas as contactSchemas } from '@/content/schema/contact';
import { schemas as pageSchemas } from '@/content/schema/pages';
import { schemas as serviceSchemas } from '@/content/schema/services';
import { isSample } from '@/e2e/support/testedSite';
import packageJson from '@/package.json';
import { ogImageHash } from '@/scripts/check/goLive';
import { filesIn } from '@/scripts/filesIn';

const dependencies = { ...packageJson.dependencies, ...packageJson.devDependencies };

test('docs/dependencies.md gives a reason for each dependency, in order', () => {
  const reasons = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- `(.+)`: \w.+\.$/gm);
  const named = Object.keys(dependencies).filter((name) => !name.startsWith('@types/'));
  expect([...reasons].map(([, name]) => name)).toEqual(named);
});

test('every npm command that a document or workflow names exists', () => {
  const files = ['README.md', 'docs', 'content', 'e2e', '.github/workflows'].flatMap((name) =>
    name.endsWith('.md') ? [name] : readdirSync(name).map((file) => `${name}/${file}`),
  );
  const texts = files.filter((file) => /\.(md|yml)$/.test(file)).map((file) => readFileSync(file, 'utf8'));
  const named = texts.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
});

test('npm test runs every gate, and all end-to-end tests', () => {
  const { test: all, 'test:e2e': e2e } = packageJson.scripts;
  expect(all.split(' ')).toEqual(expect.arrayContaining(['lint', 'typecheck', 'test:unit', 'test:firm', 'test:e2e']));
  expect(e2e).toMatch(/ playwright test$/);
});

test('npm run dev follows each file that the site is generated from, and none that it generates', () => {
  const script = packageJson.scripts['dev:generate'];
  const matches = (file: string, option: string) =>
    Array.from(script.matchAll(RegExp(`--${option} "(.+?)"`, 'g')), ([, glob = '']) => glob)
      .map((glob) => glob.replace(/{(.*),(.*)}/, '($1|$2)').replace(/\*+/, (stars) => (stars === '*' ? '[^/]*' : '.*')))
      .some((pattern) => RegExp(`^${pattern}$`).test(file));
  const isFollowed = (file: string) => matches(file, 'include') && !matches(file, 'exclude');
  const sources = ['content', 'styles/fonts'].flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`));
  const pictures = ['public/images/ada.jpg', 'public/images/team/ada.jpg'];
  expect([...sources, ...pictures].filter((file) => !isFollowed(file))).toEqual([]);
  const generated = ['public/images/drawings/ada.svg', 'public/images/variants/ada.avif'];
  expect(generated.filter(isFollowed)).toEqual([]);
});

test('every version is exact, and install scripts are disabled', () => {
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('the email template in docs/going-live.md has every field that the form must have', () => {
  const table = readFileSync('docs/going-live.md', 'utf8').matchAll(/^\|.*`\{\{(\w+)\}\}`/gm);
  expect([...table].map(([, name]) => name)).toEqual(Object.keys(fixedFields));
});

test('content/README.md has examples that the check accepts, and the sizes of pictures', () => {
  const readme = readFileSync('content/README.md', 'utf8');
  const blocks = Array.from(readme.matchAll(/^```ts\n([^]*?)^```$/gm), ([, code = '']) =>
    code.replace(/^ +\w+: (?={)/, ''),
  );
  const [service, field, placement, page] = blocks.map(
    (code) => runInNewContext(`[${code}]`)[0] as { name: string; city: string },
  );
  const { services } = serviceSchemas;
  expect(services.safeParse([service]).error).toBeUndefined();
  const fields = [...enquiryForm.fields.filter(({ name }) => name !== field?.name), field];
  expect(contactSchemas.enquiryForm.safeParse({ ...enquiryForm, fields }).error).toBeUndefined();
  const cities = [{ name: placement?.city, latitude: 0, longitude: 0 }];
  const region = { id: 'a', name: 'A', text: 'A', cities, placement };
  expect(aboutSchemas.regions.safeParse([region]).error).toBeUndefined();
  expect(pageSchemas.pages.safeParse([page]).error).toBeUndefined();

  const { quoteImage, 'metadata.image': ogImage, ...others } = pictureSizes;
  const rows = readme.matchAll(/^\|.*\| (\d+) x (\d+) +\| (\d+) x (\d+) +\|$/gm);
  expect(Array.from(rows, ([, ...sizes]) => sizes.map(Number))).toEqual(
    Object.values(others).map(({ width, height }) => [width, height, 2 * width, 2 * height]),
  );
  expect(readme).toContain(`\`quoteImage\`, ${quoteImage.width} x ${quoteImage.height},`);
  expect(readme).toContain(`exactly ${ogImage.width} x ${ogImage.height}.`);
});

test('the workflows test the lowest version of Node.js that package.json allows', () => {
  const [, lowest] = /^\^(\d+\.\d+)\.0 /.exec(packageJson.engines.node) ?? [];
  const check = readFileSync('.github/workflows/check.yml', 'utf8');
  expect(check).toContain(`node: ['${lowest}', `);
  expect(check).toContain('node-version: ${{ matrix.node }}');
  expect(readFileSync('.github/actions/install/action.yml', 'utf8')).toContain(
    'node-version: ${{ inputs.node-version }}',
  );
});

test('the Open Graph image, which the README shows too, is of the present sample', async () => {
  const { exif } = await sharp('public/og.png').metadata();
  expect(!isSample || exif?.includes(ogImageHash())).toBe(true);
});
