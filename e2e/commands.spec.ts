import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'playwright/test';
import sharp from 'sharp';

import { about } from '../content/about';
import { demoVariables, localUrl, testedSite } from './support/testedSite';
import { rgb, themes } from './support/themes';

const root = path.join(import.meta.dirname, '..');

/** Runs a script of scripts/, in the project or in a copy of it. */
function run(script: string, variables: Readonly<Record<string, string | undefined>> = {}, cwd = root) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', ...`scripts/${script}`.split(' ')],
    // A server that should have failed would go on.
    { cwd, env: { ...process.env, ...demoVariables, ...variables }, encoding: 'utf8', timeout: 50_000 },
  );
  return { status, text: stdout + stderr };
}

type Row = readonly [name: string, script: string, message: RegExp, variables?: Readonly<Record<string, string>>];

// The unit tests cover each error. These tests show that the commands print them and fail.
for (const [name, script, message, variables] of [
  ['check -- --live', 'check/check.ts --live', /^The form is in demo mode: .*\.env\.example\)\.$/m],
  [
    'check',
    'check/check.ts',
    /^NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set/m,
    { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1' },
  ],
  ['start', 'preview/preview.ts', /port should be >= 0/, { PORT: 'eighty' }],
  ['verify', 'verify/verify.ts nowhere', /^Name the site: npm run verify/m],
  [
    'verify of no site',
    `verify/verify.ts http://localhost:1${new URL(localUrl).pathname}`,
    /does not answer/,
    { OUT_FOLDER: testedSite },
  ],
] as readonly Row[]) {
  test(`npm run ${name} reports an error without a stack trace`, { tag: '@local' }, () => {
    const { status, text } = run(script, variables);
    expect(status).toBe(1);
    expect(text).toMatch(message);
    expect(text).not.toMatch(/^ +at /m);
  });
}

test('tests without their browser are left out, but not in CI', { tag: '@local' }, () => {
  // Without PATH no command can install one.
  const install = (CI: string) => run('../e2e/support/installPrograms.ts', { CI, PATH: '', FIREFOX_PATH: '/none' });
  expect(install('')).toEqual({ status: 0, text: '' });
  expect(install('true')).toEqual({ status: 1, text: expect.stringMatching(/^Firefox: install it/m) });
});

test('npm run verify fails if, and only if, the site differs', { tag: '@local' }, () => {
  const verify = `verify/verify.ts ${localUrl}`;
  const same = run(verify, { OUT_FOLDER: testedSite });
  expect([same.status, same.text]).toEqual([0, expect.stringMatching(/ serves what is in test-results\/site\/\.$/m)]);
  const changed = 'test-results/changed-site';
  rmSync(path.join(root, changed), { recursive: true, force: true });
  cpSync(path.join(root, testedSite), path.join(root, changed), { recursive: true });
  const headers = path.join(root, changed, '_headers');
  writeFileSync(headers, readFileSync(headers, 'utf8').replace('nosniff', 'changed'));
  expect(run(`${verify} --no-headers`, { OUT_FOLDER: changed }).status).toBe(0);
  cpSync(path.join(root, testedSite, '_headers'), headers);
  writeFileSync(path.join(root, changed, 'robots.txt'), 'changed');
  const other = run(verify, { OUT_FOLDER: changed });
  expect(other.status).toBe(1);
  expect(other.text).toMatch(
    /^\/robots\.txt {2}differs: .*\n.* does not serve what is in test-results\/changed-site\/\.$/m,
  );
  // The URL of a site in a sub-folder may end without a slash.
  writeFileSync(headers, '/firm/*\n  X-Content-Type-Options: nosniff\n');
  const inFolder = run('verify/verify.ts http://localhost:1/firm', { OUT_FOLDER: changed });
  expect([inFolder.status, inFolder.text]).toEqual([
    1,
    expect.stringMatching(/^http:\/\/localhost:1\/firm\/.* does not/),
  ]);
});

test.describe('in a copy of the project with a fault', { tag: '@local' }, () => {
  test.describe.configure({ mode: 'serial' });

  /** Inside the project, because it has no node_modules. */
  const copy = path.join(root, 'test-results/faulty-copy');
  const picture = path.join(copy, 'public', about.image.src);

  test.beforeEach(() => {
    rmSync(copy, { recursive: true, force: true });
    const excluded = /^(node_modules|out|outbox|test-results|e2e|docs|\.git|\.next)$/;
    for (const entry of readdirSync(root).filter((name) => !excluded.test(name))) {
      cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
    }
    // As in a fresh clone, nothing is generated yet.
    rmSync(path.join(copy, 'public/images/variants'), { recursive: true, force: true });
  });

  test('npm run check names the setting, the record and each picture in one run, and fails', () => {
    // The check of a site that goes live imports this record.
    writeFileSync(path.join(copy, 'content/hero.ts'), 'export {};');
    rmSync(picture);
    mkdirSync(path.join(copy, 'public/images'), { recursive: true });
    writeFileSync(path.join(copy, 'public/images/unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg" />');
    writeFileSync(path.join(copy, '.env.local'), 'NEXT_PUBLIC_SITE_URL=nowhere');
    const { status, text } = run('check/check.ts --live', { NEXT_PUBLIC_SITE_URL: undefined }, copy);
    expect(status).toBe(1);
    expect(text).toContain('NEXT_PUBLIC_SITE_URL is “nowhere”');
    expect(text).toContain('public/images/unused.svg  must be used');
    expect(text).toContain('content/hero.ts  hero  nothing  must be given');
    expect(text).toContain(`about.image.src  “${about.image.src}”  must be a file`);
    expect(text).not.toContain('no errors');
    // So does what `npm run build` and `npm run dev` begin with.
    expect(run('generate/generate.ts', { NEXT_PUBLIC_SITE_URL: undefined }, copy)).toMatchObject({
      status: 1,
      text: expect.stringContaining('content/hero.ts  hero  nothing  must be given'),
    });
  });

  test('npm run check says what is no error, and names a font that cannot be used', () => {
    appendFileSync(path.join(copy, 'content/hero.ts'), "\nObject.assign(hero, { title: 'Ω' });\n");
    const { status, text } = run('check/check.ts', {}, copy);
    expect([status, text]).toEqual([0, expect.stringMatching(/^Demo mode: /m)]);
    expect(text).toMatch(/^content\/hero\.ts {2}hero\.title {2}“Ω” {2}has characters that the font of headings lacks/m);
    writeFileSync(path.join(copy, 'styles/fonts/own-text.woff2'), '');
    const message =
      /^Demo mode.*\nstyles\/fonts\/own-text\.woff2 {2}must be a WOFF2 font with a Unicode character map\n$/;
    expect(run('check/check.ts', {}, copy)).toEqual({ status: 1, text: expect.stringMatching(message) });
  });

  test('npm run generate fails at pictures that are too heavy', () => {
    // Pictures take long to make.
    cpSync(path.join(root, 'public/images/variants'), path.join(copy, 'public/images/variants'), { recursive: true });
    const file = path.join(copy, 'scripts/generate/pictureVariants.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=^const \w+Weight = )\d+_\d+/gm, '100'));
    const { status, text } = run('generate/generate.ts', {}, copy);
    expect(status).toBe(1);
    expect(text).toMatch(/all pictures have \d+ bytes, must have at most \d+$/m);
  });

  test('npm start fails if the build does, or if the machine has not the address in HOST', () => {
    writeFileSync(path.join(copy, 'package.json'), '{ "type": "module", "scripts": { "build": "exit 3" } }');
    const { status, text } = run('preview/preview.ts', { PORT: '0' }, copy);
    expect(status).toBe(1);
    expect(text).toMatch(/^The site could not be built\.$/m);
    // An address for documents (RFC 5737)
    const elsewhere = run('preview/preview.ts', { PORT: '0', HOST: '192.0.2.1' }, copy);
    expect([elsewhere.status, elsewhere.text]).toEqual([1, expect.stringMatching(/^listen .* 192\.0\.2\.1$/m)]);
  });

  test('npm start builds for its own URL or that of .env.local, and says where messages go', async () => {
    const build = 'node -p process.env.NEXT_PUBLIC_SITE_URL';
    writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ type: 'module', scripts: { build } }));
    // An empty variable would hide that of .env.local.
    const env = { ...process.env, PORT: '0', NEXT_PUBLIC_SITE_URL: undefined };
    const start = async () => {
      const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/preview.ts'], { cwd: copy, env });
      let text = '';
      for await (const part of server.stdout) {
        text += String(part);
        if (/Serving .*\n.+\n/.test(text)) {
          server.kill();
        }
      }
      return text;
    };
    expect(await start()).toMatch(
      /^(http:\/\/localhost:\d+)\nServing .* at \1\/\nMessages sent by the contact form are written to outbox\/$/m,
    );
    const account = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'].map((name) => `NEXT_PUBLIC_EMAILJS_${name}=a`);
    const settings = ['NEXT_PUBLIC_SITE_URL=https://firm.example/new.site', ...account].join('\n');
    writeFileSync(path.join(copy, '.env.local'), settings);
    expect(await start()).toMatch(
      /^https:\/\/firm\.example\/new\.site\nServing .* at http:\/\/localhost:\d+\/new\.site\/\nThe contact form sends real messages through https:\/\/api\.emailjs\.com$/m,
    );
  });

  test('npm run verify builds a site that is not built yet', () => {
    writeFileSync(path.join(copy, 'package.json'), '{ "type": "module", "scripts": { "build": "exit 3" } }');
    const { status, text } = run('verify/verify.ts https://www.firm.example', { OUT_FOLDER: 'out' }, copy);
    expect([status, text]).toEqual([1, expect.stringMatching(/^The site could not be built\.$/m)]);
  });

  test('npm run og-image draws the whole hero as on a second visit, also in a sub-folder', async () => {
    writeFileSync(path.join(copy, 'package.json'), '{ "type": "module", "scripts": { "build": "mv built out" } }');
    const files = {
      // Too high for the first two windows. On the second visit, when fonts would be loaded, it has an edge.
      'index.html': `<body style="margin: 0">
        <main><section style="height: 860px; background: #f00"></section></main>
        <script>
          if (localStorage.visited) document.querySelector('section').style.boxShadow = 'inset 0 0 0 40px #00f';
          localStorage.visited = true;
        </script>`,
      '404.html': '<main><h1>Not found</h1></main>',
      _headers: '/new.site/*\n  X-Content-Type-Options: nosniff\n',
    };
    mkdirSync(path.join(copy, 'built'));
    Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(copy, 'built', name), text));
    // The owner has chosen another name.
    appendFileSync(path.join(copy, 'content/metadata.ts'), "\nObject.assign(metadata.image, { url: '/share.png' });\n");
    const { status, text } = run('og-image/drawOgImage.ts', { OUT_FOLDER: 'out' }, copy);
    expect([status, text]).toEqual([0, expect.stringContaining('Drew public/share.png.')]);
    const picture = sharp(path.join(copy, 'public/share.png'));
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const colourAt = (x: number, y: number) => {
      const start = 3 * (1200 * y + x);
      return `rgb(${data.subarray(start, start + 3).join(', ')})`;
    };
    const [red, blue] = ['rgb(255, 0, 0)', 'rgb(0, 0, 255)'];
    expect([20, 60, 300, 615].map((y) => colourAt(600, y))).toEqual([
      rgb(themes.light['surface-inverse']),
      ...[blue, red, blue],
    ]);
    expect([10, 1190].map((x) => colourAt(x, 300))).toEqual([blue, blue]);
  });

  test('npm run build fails if Next does, or if its export or a setting is wrong, and keeps the earlier site', () => {
    const earlier = path.join(copy, 'out/index.html');
    mkdirSync(path.dirname(earlier));
    writeFileSync(earlier, 'earlier');
    const next = path.join(copy, 'node_modules/next');
    mkdirSync(path.join(next, 'dist/bin'), { recursive: true });
    writeFileSync(path.join(next, 'package.json'), '{ "name": "next" }');
    mkdirSync(path.join(copy, '.next/export'), { recursive: true });
    for (const [code, message] of [
      // As a machine with too little memory does. Then there is no status.
      ["process.kill(process.pid, 'SIGKILL')", /^$/],
      ['', /^The export has no index\.html\.$/m],
      // A component that no script would hydrate
      [';', /^components\/Clock\.tsx {2}has 'use client'/m],
      [';;', /Invalid URL/],
    ] as const) {
      writeFileSync(path.join(next, 'dist/bin/next'), code);
      if (code === ';') {
        writeFileSync(path.join(copy, 'components/Clock.tsx'), "'use client';");
      }
      if (code === ';;') {
        rmSync(path.join(copy, 'components/Clock.tsx'));
        writeFileSync(path.join(copy, '.env.local'), 'NEXT_PUBLIC_SITE_URL=nowhere');
      }
      const { status, text } = run('export/build.ts', { NEXT_PUBLIC_SITE_URL: undefined }, copy);
      expect([code, status]).toEqual([code, 1]);
      expect(text).toMatch(message);
      expect(readFileSync(earlier, 'utf8')).toBe('earlier');
    }
  });
});
