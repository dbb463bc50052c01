/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { firms } from '../e2e/support/contents/firms';
import { webkitPackages } from '../e2e/support/programs';

const folder = '.github/workflows';
const workflows = new Map(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));

const install = readFileSync('.github/actions/install/action.yml', 'utf8');

/** The jobs of a workflow: what each needs, and its text. */
function jobsOf(name: string): Map<string, { needs: string[]; text: string }> {
  const [, text = ''] = workflows.get(name)?.split(/^jobs:\n/m) ?? [];
  return new Map(
    text.split(/^ {2}(?=[\w-]+:\n)/m).flatMap((job) => {
      const [, id] = /^([\w-]+):\n/.exec(job) ?? [];
      const [, needs = ''] = /^ {4}needs: \[?([^\]\n]+)/m.exec(job) ?? [];
      return id ? [[id, { needs: needs.split(', ').filter(Boolean), text: job }] as const] : [];
    }),
  );
}

/** All jobs that must succeed before a job. */
function neededBy(jobs: ReturnType<typeof jobsOf>, id: string): string[] {
  return (jobs.get(id)?.needs ?? []).flatMap((one) => [one, ...neededBy(jobs, one)]);
}

test('a deploy needs the check and a build of the live settings', () => {
  const jobs = jobsOf('deploy.yml');
  for (const id of ['github-pages', 'cloudflare-pages']) {
    expect(neededBy(jobs, id)).toEqual(['build', 'check']);
    expect(jobs.get(id)?.text).not.toMatch(/always\(\)|cancelled\(\)|failure\(\)/);
  }
  expect(jobs.get('check')?.text).toContain('uses: ./.github/workflows/check.yml');
  expect(jobs.get('build')?.text).toMatch(/- run: npm run check -- --live\n[^]*- run: npm run build\n/);
  expect(jobs.get('build')?.text).not.toMatch(/always\(\)|cancelled\(\)|failure\(\)/);
  expect(jobs.get('build')?.text).toMatch(/ path: out\n(.*#.*\n)* +include-hidden-files: true\n/);
  // Where another host serves the site, nothing is deployed, and the headers of that host are compared.
  expect(jobs.get('build')?.text).toMatch(/ if: >-\n.*main' && vars\.OTHER_HOST == '' &&\n/);
  expect(workflows.get('verify.yml')).toMatch(/vars\.OTHER_HOST == '' && '--no-headers'/);
});

test('the check runs every gate', () => {
  const text = [...jobsOf('check.yml').values()].map((job) => job.text).join('');
  const commands = ['lint', 'typecheck', 'test:unit', 'build', 'test:e2e', 'test:contents'];
  expect(commands.filter((name) => !text.includes(`- run: npm run ${name}`))).toEqual([]);
  expect(text).toContain(`content: [${Object.keys(firms).join(', ')}]`);
  const [, shards = ''] = /shard: \[(.*)\]/.exec(text) ?? [];
  const [, last] = /--shard \$\{\{ matrix\.shard \}\}\/(\d+) /.exec(text) ?? [];
  expect(shards.split(', ')).toEqual(Array.from({ length: Number(last) }, (_, index) => String(index + 1)));
});

test('after a deploy the live site is tested, and compared with the build', () => {
  const jobs = jobsOf('deploy.yml');
  for (const id of ['smoke', 'verify']) {
    expect(jobs.get(id)?.needs).toEqual(['github-pages', 'cloudflare-pages']);
    // One of the two is always skipped, and without a condition this job with it.
    expect(jobs.get(id)?.text).toMatch(/^ {4}if: .*!cancelled\(\) && contains\(needs\.\*\.result, 'success'\)/m);
  }
  const urls = jobs.get('smoke')?.needs.map((id) => `needs.${id}.outputs.url`);
  expect(jobs.get('smoke')?.text).toContain(`PLAYWRIGHT_TEST_BASE_URL: \${{ ${urls?.join(' || ')} }}`);
  expect(jobs.get('verify')?.text).toContain('uses: ./.github/workflows/verify.yml');
  expect(workflows.get('verify.yml')).toMatch(/- run: npm run build\n[^]*if npm run verify /);
});

test('each workflow that runs by itself does so, and may open issues', () => {
  for (const [name, cron] of [
    ['live-message.yml', /- cron: '\d+ \d+ \d+ \* \*'/],
    ['verify.yml', /- cron: '\d+ \d+ \* \* \*'/],
    ['weekly.yml', /- cron: '\d+ \d+ \* \* \d'/],
  ] as const) {
    const text = workflows.get(name) ?? '';
    expect([name, text]).toEqual([name, expect.stringMatching(cron)]);
    expect([name, text]).toEqual([
      name,
      expect.stringMatching(/^permissions:\n {2}contents: read\n {2}issues: write$/m),
    ]);
    // Only these need a site.
    const conditions = name === 'weekly.yml' ? [] : ["    if: vars.NEXT_PUBLIC_SITE_URL != ''"];
    expect([name, text.match(/^ {4}if: .*/gm) ?? []]).toEqual([name, conditions]);
  }
  expect(workflows.get('check.yml')).toMatch(/^on:\n(?:.*\n)* {2}pull_request:\n(?:.*\n)* {2}workflow_call:\n/m);
  expect(workflows.get('deploy.yml')).toMatch(
    /^ {2}push:\n {4}branches: \[main\]\n[^]* {2}cancel-in-progress: false\n/m,
  );
  expect(jobsOf('deploy.yml').get('build')?.text).toContain(
    "(vars.NEXT_PUBLIC_SITE_URL != '' || github.event_name == 'workflow_dispatch')",
  );
});

test('a workflow runs what was locked, and gives its token to no other step', () => {
  const used = [...workflows.values(), install].flatMap((text) => text.match(/uses: (?!\.\/).*/g) ?? []);
  expect(used.filter((one) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  const checkouts = [...workflows.values()].flatMap((text) => text.match(/uses: actions\/checkout@.*\n.*\n.*/g) ?? []);
  expect(checkouts.filter((one) => !one.endsWith('persist-credentials: false'))).toEqual([]);
  expect(install).toMatch(/^ {4}- run: npm ci$/m);
});

test('the weekly test in WebKit has all that it needs', () => {
  const [, setup = ''] = /name: WebKit\n +setup: (.*)/.exec(workflows.get('weekly.yml') ?? '') ?? [];
  expect(setup.split(' ')).toEqual(expect.arrayContaining(webkitPackages.split(' ')));
});

test('no workflow goes on after a failure unseen', () => {
  for (const [name, text] of workflows) {
    expect([name, text.match(/continue-on-error|\|\| (true|:)|set \+e/)]).toEqual([name, null]);
    // Without pipefail, the status of a pipe is that of tee.
    expect([name, /\| tee/.test(text) && !/^defaults:\n {2}run:\n[^]*? {4}shell: bash$/m.test(text)]).toEqual([
      name,
      false,
    ]);
  }
  const reports = [...workflows.values()].flatMap((text) => text.match(/.*\n.*actions\/report\n/g) ?? []);
  expect(reports.length).toBeGreaterThan(2);
  expect(reports.filter((text) => !text.startsWith('      - if: failure()\n'))).toEqual([]);
  // It tries several times, and fails after the last.
  expect(workflows.get('verify.yml')).toMatch(/ {10}done\n {10}exit 1\n/);
});
