import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { demoVariables, testedSite } from './support/testedSite';

// The unit tests cover each error. These tests show that the commands print them and fail.
const commands = {
  'check -- --live': {
    script: 'scripts/check/check.ts --live',
    env: {},
    message: /^The form is in demo mode: .*\.env\.example\)\.$/m,
  },
  check: {
    script: 'scripts/check/check.ts',
    env: { NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_1' },
    message: /^NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is not set/m,
  },
  start: { script: 'scripts/preview/preview.ts', env: { PORT: 'eighty' }, message: /^PORT is “eighty”/m },
  verify: { script: 'scripts/verify/verify.ts nowhere', env: {}, message: /^Name the site: npm run verify/m },
  headers: {
    script: 'scripts/export/printHeaders.ts',
    env: { OUT_FOLDER: testedSite },
    message: /^Name a format: .*$/m,
  },
} as const;

for (const [name, { script, env, message }] of Object.entries(commands)) {
  test(`npm run ${name} reports an error without a stack trace`, { tag: '@local' }, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...script.split(' ')], {
      cwd: path.join(import.meta.dirname, '..'),
      env: { ...process.env, ...demoVariables, ...env },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/^ +at /m);
  });
}
