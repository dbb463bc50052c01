import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { demoVariables, testedSite } from './support/testedSite';

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
  ['start', 'preview/preview.ts', /^PORT is “eighty”/m, { PORT: 'eighty' }],
  ['verify', 'verify/verify.ts nowhere', /^Name the site: npm run verify/m],
  ['headers', 'export/printHeaders.ts', /^Name a format: .*$/m, { OUT_FOLDER: testedSite }],
] as readonly Row[]) {
  test(`npm run ${name} reports an error without a stack trace`, { tag: '@local' }, () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', ...`scripts/${script}`.split(' ')],
      {
        cwd: path.join(import.meta.dirname, '..'),
        env: { ...process.env, ...demoVariables, ...variables },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/^ +at /m);
  });
}
