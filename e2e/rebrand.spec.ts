import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../content/brand';
import { colours } from '../content/colours';
import { contacts } from '../content/contact';
import { services } from '../content/services';
import { team } from '../content/team';
import { demoVariables } from './support/demoSettings';
import { expect, test } from './support/fixtures';

const root = path.join(import.meta.dirname, '..');
/** Within the project, because the bundler follows no link to a node_modules outside its root. */
const copy = path.join(root, 'test-results/.rebrand');
const parts = [
  'app',
  'components',
  'content',
  'drawings',
  'public',
  'schemas',
  'scripts',
  'styles',
  'next.config.ts',
  'package.json',
];

// One after the other, since both work on the one copy.
test.describe.configure({ mode: 'default' });

test.beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const part of [...parts, 'tsconfig.json']) {
    const filter = (name: string) => !/\.test\.tsx?$/.test(name);
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter });
  }
});

test.afterEach(() => rmSync(copy, { recursive: true }));

function run(script: string, env: Readonly<Record<string, string>>): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
    cwd: copy,
    env: { ...process.env, ...demoVariables, ...env },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, output: stdout + stderr };
}

/** Edits a file of the copy's content, as its owner would. */
function edit(name: string, ...changes: readonly (readonly [from: string | RegExp, to: string])[]): void {
  const file = path.join(copy, 'content', name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    changes.reduce((changed, [from, to]) => changed.replaceAll(from, () => to), text),
  );
}

test('every error of the content and of the settings is told at once, in a line each, and stops the build', () => {
  edit('services.ts', [/url: '[^']*'/g, `url: 'htp://x'`], [services[0].title, ' ']);
  const { status, output } = run('build', { NEXT_PUBLIC_SITE_URL: 'www.example.com' });
  expect(status).toBe(1);
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      'NEXT_PUBLIC_SITE_URL is “www.example.com”, but must be an address without a path, like https://www.example.com',
      'content/services.ts  services[0].title  “ ”  must not be empty',
      'content/services.ts  services[0].url  “htp://x”  must be #id, /path, https:, mailto: or tel:',
    ]),
  );
  expect(output).not.toContain(' at ');

  edit('services.ts', ["title: ' '", "title: 'The team's own'"]);
  expect(run('check', {}).output).toMatch(/^content\/services\.ts:\d+ {2}cannot be read {2}look for a plain ' inside/m);
});

test('a business makes the site its own through content and settings alone, and no trace is left of the last', () => {
  test.setTimeout(600_000);
  const [domain = ''] = contacts[0].email.split('@').slice(1);
  const phones = contacts.map(({ phone }) => phone);
  const [service, member] = [services[0], team[0]];

  for (const name of readdirSync(path.join(copy, 'content'))) {
    edit(
      name,
      [domain, 'fathom.example'],
      [brand.legalName, 'Fathom Talent Ltd'],
      [brand.name, 'Fathom'],
      [member.name, 'Ada Byron'],
      [member.description, 'Ada knew what a machine can be told, and by whom.'],
      ...phones.map((phone, index) => [phone, `+44 20 7946 001${index}`] as const),
    );
  }
  const added = {
    ...service,
    id: 'sea-trials',
    title: 'Sea Trials',
    description: 'A week at your desk, before you sign.',
  };
  edit(
    'services.ts',
    [new RegExp(`  \\{\n    id: '${service.id}',.*?\n  \\},\n`, 'gs'), ''],
    ['] as const satisfies readonly Service[]', `  ${JSON.stringify(added)},\n] as const satisfies readonly Service[]`],
  );
  const dark = /^(text|accent|action|focus|error|success|field-line|surface-inverse)/;
  const light = Object.keys(colours.light).map((name) => [name, dark.test(name) ? '#101840' : '#f4f6ff']);
  const palette = JSON.stringify({ light: Object.fromEntries(light), dark: {} });
  edit('colours.ts', [/export const colours = .*/g, `export const colours: Colours = ${palette};`]);

  const { status, output } = run('build', {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_fathom',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_fathom',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_fathom',
    NEXT_PUBLIC_SITE_URL: 'https://www.fathom.example',
  });
  expect(status, output).toBe(0);

  const names = [brand.name, domain, ...phones, ...phones.map((phone) => phone.replaceAll(' ', ''))];
  const people = [service.id, service.title, service.description, member.name, member.description];
  const settings = ['demo_service', 'demo_template', 'demo_public_key', 'localhost:3000'];
  // Drawings have colours and pictures have names of their own: an owner draws others, and the icons and
  // the shared picture by `npm run brand`.
  const hues = [...new Set([...Object.values(colours.light), ...Object.values(colours.dark)])].filter(
    (hue) => hue.length === 7,
  );
  const out = path.join(copy, 'out');
  const files = readdirSync(out, { recursive: true }).map(String);
  const texts = files.filter((name) => /\.(html|css|js|json|txt|xml|svg)$/.test(name));
  const traces = texts.flatMap((name) => {
    const text = readFileSync(path.join(out, name), 'utf8').toLowerCase();
    return [...names, ...people, ...settings, ...(name.endsWith('.svg') ? [] : hues)]
      .filter((trace) => text.includes(trace.toLowerCase()))
      .map((trace) => `${name}: ${trace}`);
  });
  expect(traces).toEqual([]);

  const home = readFileSync(path.join(out, 'index.html'), 'utf8');
  for (const own of [
    'Fathom',
    'tel:+442079460010',
    'Sea Trials',
    'Ada Byron',
    'key_fathom',
    'https://www.fathom.example',
  ]) {
    expect(home).toContain(own);
  }
});
