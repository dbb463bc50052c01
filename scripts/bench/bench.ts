import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { findFullChromium } from '../browsers';
import { compressTexts } from '../export/compress';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';
import { auditPage, measureInteractions } from './measures';

/* Usage: npm run bench -- [--runs=5] [name=folder ...]   Each folder holds a site of static files. */

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const chromePath = findFullChromium();
if (!chromePath) {
  throw new Error('The benchmark needs full Chromium, not its headless shell. Install it, or set CHROMIUM_PATH.');
}
const copies = mkdtempSync(path.join(tmpdir(), 'bench-'));
const sites = new Map<string, { readonly url: string; readonly results: Map<string, number[]> }>();
for (const option of ['ours=out', ...positionals]) {
  const [name = '', folder = ''] = option.split('=');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no index.html in “${folder}”.`);
  }
  const copy = path.join(copies, name);
  cpSync(folder, copy, { recursive: true });
  compressTexts(copy);
  const { port } = await listen(serveStatic(copy));
  sites.set(name, { url: `http://localhost:${port}/`, results: new Map() });
}

const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
// The sites take turns, so that a slow minute of the machine affects all of them.
for (let run = 1; run <= runs; run += 1) {
  for (const [name, { url, results }] of sites) {
    console.error(`Run ${run} of ${runs}: ${name}`);
    for (const [measure, value] of [
      ...(await auditPage(url, chromePath)),
      ...(await measureInteractions(browser, url)),
    ]) {
      results.set(measure, [...(results.get(measure) ?? []), value]);
    }
  }
}
await browser.close();
rmSync(copies, { recursive: true });

console.log(`The median of ${runs} runs [lowest, highest] (× ours)`);
const measures = [...(sites.get('ours')?.results ?? [])];
console.table(
  Object.fromEntries(
    measures.map(([measure, ours]) => [
      measure,
      Object.fromEntries(
        Array.from(sites, ([name, { results }]) => [name, summary(results.get(measure) ?? [], median(ours))]),
      ),
    ]),
  ),
);
process.exit(); // Ends the servers.

/** The median, the lowest and the highest value, and the ratio of the median to ours. */
function summary(all: readonly number[], ours: number): string {
  const [middle, lowest, highest] = [median(all), Math.min(...all), Math.max(...all)];
  const ratio = ours > 0 ? ` (×${(middle / ours).toPrecision(2)})` : '';
  return Number.isNaN(middle) ? '–' : `${round(middle)} [${round(lowest)}, ${round(highest)}]${ratio}`;
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 3 : 0));
}

function median(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  const [low = NaN, high = NaN] = [sorted[(all.length - 1) >> 1], sorted[all.length >> 1]];
  return (low + high) / 2;
}
