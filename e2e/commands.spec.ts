import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { filesIn } from '../scripts/lib/filesIn';
import { copyProject } from './support/copyProject';
import { demoVariables, localUrl, siteFolder } from './support/environment';

const root = path.join(import.meta.dirname, '..');

/** Runs a command of package.json, with the settings of the tested site. */
function npmRun(command: string, variables: Readonly<Record<string, string | undefined>> = {}, cwd = root) {
  const env = { ...process.env, ...demoVariables, NEXT_PUBLIC_SITE_URL: localUrl, ...variables };
  const { status, stdout, stderr } = spawnSync(`npm run ${command}`, { cwd, env, shell: true, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

type Row = readonly [command: string, message: RegExp, variables?: Readonly<Record<string, string>>];

// The unit tests cover each error. These tests show that the commands print them and fail.
for (const [command, message, variables] of [
  ['check -- --live', /^NEXT_PUBLIC_EMAILJS_SERVICE_ID is not set, .*\.env\.example\)$/m],
  ['check -- --Live', /^Unknown option '--Live'/m],
  ['check', /^NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set/m, { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1' }],
  [`preview -- --port ${new URL(localUrl).port}`, /^Choose another port .* EADDRINUSE/m, { OUT_FOLDER: siteFolder }],
  ['preview', /^There is no site in .*\. Build it first/m, { OUT_FOLDER: 'test-results/nowhere' }],
] as readonly Row[]) {
  test(`npm run ${command} reports an error in one line`, { tag: '@local' }, () => {
    const { status, text } = npmRun(command, variables);
    expect(status).toBe(1);
    expect(text).toMatch(message);
    expect(text).not.toMatch(/^ +at /m);
  });
}

test.describe('in a copy of the project', { tag: '@local' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  // The project's lock file is in a folder above.
  const copy = path.join(root, 'test-results/contents/copy');
  const append = (file: string, code: string) => appendFileSync(path.join(copy, file), `\n${code}\n`);

  test.beforeAll(() => copyProject(copy));
  test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('a build in another folder and shell has the same bytes', () => {
    writeFileSync(path.join(copy, '.env.local'), `NEXT_PUBLIC_SITE_URL=${localUrl}`);
    const shell = { OUT_FOLDER: 'out', NODE_ENV: 'development', NEXT_PUBLIC_SITE_URL: undefined };
    mkdirSync(path.join(copy, 'out'));
    writeFileSync(path.join(copy, 'out/of-an-earlier-build.html'), '');
    const { status, text } = npmRun('build', shell, copy);
    expect(status, text).toBe(0);
    const [first, second] = [path.join(root, siteFolder), path.join(copy, 'out')];
    const names = filesIn(second);
    expect(names).toEqual(filesIn(first));
    const bytes = (folder: string, name: string) => readFileSync(path.join(folder, name));
    expect(names.filter((name) => !bytes(second, name).equals(bytes(first, name)))).toEqual([]);
  });

  test('a link that leads nowhere fails the build, and the old site stays', () => {
    writeFileSync(path.join(copy, 'out/index.html'), 'earlier');
    append('content/hero.ts', "Object.assign(hero.secondaryAction, { link: '/#nowhere' });");
    const { status, text } = npmRun('build', { OUT_FOLDER: 'out' }, copy);
    expect(text).toMatch(/^content\/hero\.ts .*\/#nowhere/m);
    expect(status).toBe(1);
    expect(readFileSync(path.join(copy, 'out/index.html'), 'utf8')).toBe('earlier');
  });

  test('npm run check names each fault in one line', () => {
    append('content/hero.ts', "Object.assign(hero, { title: '' });");
    append('content/services.ts', "Object.assign(services[0], { icon: 'no-icon' });");
    append('content/team.ts', "Object.assign(team[0].image, { src: '/images/gone.svg' });");
    writeFileSync(path.join(copy, '.env.local'), 'NEXT_PUBLIC_SITE_URL=nowhere');
    const { status, text } = npmRun('check', { NEXT_PUBLIC_SITE_URL: undefined }, copy);
    expect(status).toBe(1);
    for (const line of [
      /^NEXT_PUBLIC_SITE_URL is “nowhere”/m,
      /^content\/hero\.ts {2}hero\.title /m,
      /^content\/services\.ts {2}services\[0\]\.icon {2}“no-icon/m,
      /team\[0\]\.image\.src {2}“\/images\/gone\.svg”/,
    ]) {
      expect.soft(text).toMatch(line);
    }
    expect(text).not.toMatch(/^ +at |no errors/m);
    // A build begins with the same, and ends there.
    const build = npmRun('build', {}, copy);
    expect(build.text).toMatch(/^content\/hero\.ts {2}hero\.title /m);
    expect(build.status).toBe(1);
    expect(build.text).not.toMatch(/^ +at |no errors|optimized production build/m);
  });
});
