import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';

/**
 * Writes e2e/README.md's list of faults from the titles of the flows that prove them; with --check,
 * only says whether it is still the same.
 */
const file = 'e2e/README.md';
const marks = ['<!-- faults -->', '<!-- /faults -->'] as const;

const { stdout } = spawnSync('npx playwright test --config e2e --project desktop --list --reporter json faults', {
  encoding: 'utf8',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' }, // It would take the report elsewhere.
  shell: true,
});
const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as JSONReport;
const rows = report.suites.flatMap(rowsOf).map(([fault, rest]) => `| ${fault} | ${rest} |`);
const table = ['| The fault | What happens |', '| --- | --- |', ...rows].join('\n');

const text = readFileSync(file, 'utf8');
const [before = '', after = ''] = [text.split(marks[0])[0], text.split(marks[1])[1]];
const updated = `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${after}`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, updated);
} else if (updated !== text) {
  console.error(`${file} no longer lists the flows as they are. Write it anew: npm run list-faults`);
  process.exitCode = 1;
}

/** A title reads “fault: what happens”, and may end in a tag. */
function rowsOf(suite: JSONReportSuite): [string, string][] {
  return [
    ...suite.specs.map(({ title }): [string, string] => {
      const [fault = '', ...rest] = title
        .replace(/ @\w+$/, '')
        .replaceAll('|', '\\|')
        .split(': ');
      return [fault, rest.join(': ')];
    }),
    ...(suite.suites ?? []).flatMap(rowsOf),
  ];
}
