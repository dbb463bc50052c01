import { spawnSync } from 'node:child_process';
import { request as httpRequest } from 'node:http';
import path from 'node:path';

import { demoVariables } from './support/demoSettings';
import { expect, test } from './support/fixtures';

const scripts = {
  check: 'scripts/check/check.ts',
  preview: 'scripts/preview/preview.ts',
  printHeaders: 'scripts/export/printHeaders.ts',
} as const;

/** Runs one of the project's commands to its end; what it says, in one text. */
function run(
  script: keyof typeof scripts,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', scripts[script], ...options], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, ...demoVariables, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Asks for exactly this path, which fetch would tidy first. */
function statusOf(baseURL: string | undefined, rawPath: string): Promise<number | undefined> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a build without an account says so in one line', () => {
  const { status, output } = run('check', {});
  expect(status).toBe(0);
  expect(output.match(/Demo mode/g)).toHaveLength(1);
});

test('a site that is to go live in demo mode or without https is refused in one line, and one that is set up is not', () => {
  const { status, output } = run('check', {}, ['--live']);
  expect(status).toBe(1);
  expect(output.trim()).toMatch(/^The form is in demo mode: .*\.env\.example\)\.$/m);
  const live = {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key_1',
    NEXT_PUBLIC_SITE_URL: 'https://www.kithmere.example',
  };
  const open = { ...live, NEXT_PUBLIC_SITE_URL: 'http://www.kithmere.example' };
  expect(run('check', open, ['--live'])).toMatchObject({
    status: 1,
    output: expect.stringContaining(
      '“http://www.kithmere.example”, but a site that goes live has an address that begins',
    ),
  });
  expect(run('check', live, ['--live'])).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^Checked the settings, the content and the pictures: nothing to put right\.$/m),
  });
});

test('a build that is set up in part stops and names what is missing', () => {
  const { status, output } = run('check', { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1' });
  expect(status).toBe(1);
  expect(output).toContain('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set');
  expect(output).toContain('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set');
  expect(output).not.toContain(' at ');
});

test('a malformed setting stops the build and is named with its value', () => {
  const { status, output } = run('check', { NEXT_PUBLIC_SITE_URL: 'www.kithmere.example' });
  expect(status).toBe(1);
  expect(output).toContain('NEXT_PUBLIC_SITE_URL is “www.kithmere.example”');
});

test('a port that is taken is told in one line', ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const { status, output } = run('preview', { PORT: port });
  expect(status).toBe(1);
  expect(output).toContain(`Port ${port} is taken. Choose another: PORT=3001 npm start`);
  expect(output).not.toContain(' at ');
});

test('a port that is none is told in one line', () => {
  const { status, output } = run('preview', { PORT: 'eighty' });
  expect(status).toBe(1);
  expect(output).toContain('PORT is “eighty”');
});

test('nothing outside out/ is served', async ({ baseURL }) => {
  for (const rawPath of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
    '/_next/../../package.json',
    '//etc/passwd',
    '/%00',
    '/%',
  ]) {
    expect([rawPath, await statusOf(baseURL, rawPath)]).toEqual([rawPath, 404]);
  }
});

test('documents are revalidated, and what has its hash in its name is kept', async ({ request }) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const { etag = '' } = page.headers();
  expect((await request.get('/', { headers: { 'If-None-Match': etag } })).status()).toBe(304);

  const [script] = (await page.text()).match(/\/_next\/static\/[^"]+\.js/) ?? [];
  const [image] = (await page.text()).match(/\/images\/variants\/[^" ]+\.avif/) ?? [];
  for (const address of [script ?? '', image ?? '']) {
    expect((await request.get(address)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('the page for unknown addresses is none under its own, nor are the hosts’ settings or a compressed copy', async ({
  baseURL,
}) => {
  for (const rawPath of ['/404', '/404.html', '/404/', '/_not-found', '/_headers', '/index.html.br', '/404?from=ad']) {
    expect([rawPath, await statusOf(baseURL, rawPath)]).toEqual([rawPath, 404]);
  }
});

test('headers for a host without a format, or with a port that is none, are told in one line', () => {
  expect(run('printHeaders', {})).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^Say which format: .*$/m),
  });
  const { status, output } = run('printHeaders', {}, ['nginx', '/srv/site', 'eighty']);
  expect(status).toBe(1);
  expect(output).toMatch(/^The port is “eighty”, but must be a number/m);
});
