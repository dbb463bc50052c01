import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { demoVariables } from './support/demoSettings';

/** Runs a script of the project and waits until it exits. */
function run(
  script: string,
  env: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...options], {
    cwd: path.join(import.meta.dirname, '..'),
    env: { ...process.env, ...demoVariables, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test.describe('npm run check @local', () => {
  const check = 'scripts/check/check.ts';

  test('prints one line about demo mode without an account', () => {
    const { status, output } = run(check);
    expect(status).toBe(0);
    expect(output.match(/Demo mode/g)).toHaveLength(1);
  });

  test('reports invalid settings without a stack trace', () => {
    const { status, output } = run(check, { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1', NEXT_PUBLIC_SITE_URL: 'www' });
    expect(status).toBe(1);
    expect(output).toContain('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set');
    expect(output).toContain('NEXT_PUBLIC_SITE_URL is “www”');
    expect(output).not.toContain(' at ');
  });

  test('fails in demo mode with --live', () => {
    const { status, output } = run(check, {}, ['--live']);
    expect(status).toBe(1);
    expect(output).toMatch(/^The form is in demo mode: .*\.env\.example\)\.$/m);
  });
});

test.describe('npm start @local', () => {
  const preview = 'scripts/preview/preview.ts';

  test('reports a port in use without a stack trace', ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const { status, output } = run(preview, { PORT: port });
    expect(status).toBe(1);
    expect(output).toContain(`Port ${port} is taken`);
    expect(output).not.toContain(' at ');
  });

  test('reports a malformed port without a stack trace', () => {
    const { status, output } = run(preview, { PORT: 'eighty' });
    expect(status).toBe(1);
    expect(output).toContain('PORT is “eighty”');
    expect(output).not.toContain(' at ');
  });
});

test('npm run headers reports a missing format and a malformed port @local', () => {
  const script = 'scripts/export/printHeaders.ts';
  expect(run(script)).toMatchObject({ status: 1, output: expect.stringMatching(/^Name a format: .*$/m) });
  expect(run(script, {}, ['nginx', '/srv/site', 'eighty'])).toMatchObject({
    status: 1,
    output: expect.stringMatching(/^The port is “eighty”, but must be a number/m),
  });
});
