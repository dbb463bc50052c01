import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../../components/Picture/sizes';
import { brand } from '../../../content/brand';
import { importContent, importSchemas } from '../../../scripts/check/contentFiles';
import { valuesIn } from '../../../scripts/check/contentValues';
import { fail } from '../../../scripts/fail';
import { filesIn } from '../../../scripts/filesIn';
import { copyProject } from '../copyProject';
import { freePort } from '../processes';
import { demoVariables, testedSite } from '../testedSite';
import { type Firm, firms } from './firms';
import { generateContent } from './generateContent';

// `npm run test:contents -- longest` copies the project, generates that set of content in the copy, and runs unit
// and end-to-end tests there. Further arguments select end-to-end tests, and skip the unit tests.

const [name = '', ...selection] = process.argv.slice(2);
const root = process.cwd();
const copy = path.join(root, 'test-results/contents', name);
/** Drawings of the sprite, of style sheets and of copied records. */
const sharedDrawings = ['icons.svg', 'privacy-banner.svg', 'quote.svg'];

const firm = new Map<string, Firm>(Object.entries(firms)).get(name);
if (!firm) {
  fail(`Choose the content to test: ${Object.keys(firms).join(', ')}.`);
}
copyProject(copy);
await writeContent(copy, firm);
// As next.config.ts says, it must not stop the build.
writeFileSync(path.join(copy, 'e2e/type-error.ts'), "export const wrong: number = '';\n");
/** One of the sites is in a sub-folder. */
const basePath = name === 'foreign' ? '/firm/new.site' : '';
// A free port, because Playwright would reuse a running server with the sample content.
const port = String(await freePort());

run('npm run check');
if (selection.length === 0) {
  run('npm run test:unit');
}
// This also builds the site.
run(`npm run test:e2e -- ${selection.map((part) => JSON.stringify(part)).join(' ')}`);
// A file that contains the sample's name gets it from outside of content/.
const out = path.join(copy, testedSite);
const leftovers = filesIn(out)
  .filter((file) => /\.(html|css|js|json|svg|txt|webmanifest|xml)$|_headers$/.test(file))
  .filter((file) => readFileSync(path.join(out, file), 'utf8').toLowerCase().includes(brand.name.toLowerCase()));
if (leftovers.length > 0) {
  fail(`These files still contain the name of the sample, ${brand.name}: ${leftovers.join(', ')}`);
}

function run(command: string): void {
  const env = { ...process.env, ...demoVariables, E2E_PORT: port, E2E_BASE_PATH: basePath };
  const { status } = spawnSync(command, { cwd: copy, env, stdio: 'inherit', shell: true });
  if (status !== 0) {
    fail(`${command} failed with the ${name} content, which is in ${path.relative(root, copy)}.`);
  }
}

/** Replaces the content and pictures of the project in this folder with a generated set. */
async function writeContent(folder: string, firm: Firm): Promise<void> {
  const generated = generateContent(await importContent(), await importSchemas(), firm);
  for (const [file, records] of Object.entries(generated)) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    const lines = Object.entries(records).map(([name, record]) => {
      // Some records declare their type.
      const declaration = new RegExp(`export const ${name}\\b[^=]*`).exec(text)?.[0];
      return `${declaration}= ${JSON.stringify(record)} as const;`;
    });
    writeFileSync(target, [...(text.match(/^import type .*;$/gm) ?? []), ...lines].join('\n'));
  }
  const drawings = path.join(folder, 'content/drawings');
  for (const drawing of filesIn(drawings).filter((name) => !sharedDrawings.includes(name))) {
    rmSync(path.join(drawings, drawing));
  }
  rmSync(path.join(folder, 'public/images'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'public/images/firm'), { recursive: true });
  const sizes = new Map(Object.entries(pictureSizes));
  for (const { path: keys, value } of valuesIn(Object.assign({}, ...Object.values(generated)))) {
    const names = keys.filter((key) => typeof key === 'string');
    const size = sizes.get(names.slice(0, -1).join('.'));
    if (size && typeof value === 'string' && value.startsWith('/images/firm/')) {
      await drawPicture(path.join(folder, 'public', value), size);
    }
  }
}

/** Draws a head: an SVG of the required size, or a JPEG with a much wider aspect ratio. */
async function drawPicture(file: string, { width, height }: { width: number; height: number }): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <path fill="#5d6f7a" d="M0 0h${width}v${height}H0z"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="${height / 5}" fill="#b98263"/>
  </svg>`;
  if (file.endsWith('.svg')) {
    writeFileSync(file, drawing);
  } else {
    await sharp(Buffer.from(drawing))
      .resize(width * 4, height * 2, { fit: 'contain' })
      .jpeg()
      .toFile(file);
  }
}
