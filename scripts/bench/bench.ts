import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright';

import { findFullChromium } from '../../e2e/support/browsers';
import { compressTexts } from '../export/compress';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';
import { auditPage, interactWith, weighVisit } from './measures';

const usage = 'Usage: npm run bench -- [--runs=5] [name=folder ...]   (each folder: a site of static files)';
const options = process.argv.slice(2);
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
const folders = ['ours=out', ...options.filter((option) => !option.startsWith('--'))].map((option) =>
  option.split('='),
);
const chromePath = findFullChromium();

const wrong = folders.find(([, folder]) => !folder || !existsSync(path.join(folder, 'index.html')));
if (wrong || !(runs >= 1)) {
  fail(wrong ? `There is no index.html in “${wrong[1] ?? ''}”.\n${usage}` : usage);
}
if (!chromePath) {
  fail('The bench needs the whole Chromium, not the one without windows. Install it, or set CHROMIUM_PATH.');
}

const copies = mkdtempSync(path.join(tmpdir(), 'bench-'));
const sites = await Promise.all(folders.map(([name = '', folder = '']) => serve(name, folder)));
const results = new Map(sites.map(({ name }) => [name, new Map<string, number[]>()]));
const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
// The sites take turns, so that a slow minute of the machine affects all of them.
for (let run = 1; run <= runs; run += 1) {
  for (const { name, address } of sites) {
    console.error(`Run ${run} of ${runs}: ${name}`);
    for (const [measure, value] of [
      ...(await auditPage(address, chromePath)),
      ...(await weighVisit(browser, address)),
      ...(await interactWith(browser, address)),
    ]) {
      results.get(name)?.set(measure, [...(results.get(name)?.get(measure) ?? []), value]);
    }
  }
}
await browser.close();
rmSync(copies, { recursive: true });
printTable();
process.exit();

async function serve(name: string, folder: string): Promise<{ name: string; address: string }> {
  const copy = path.join(copies, name);
  cpSync(folder, copy, { recursive: true });
  compressTexts(copy);
  return { name, address: `http://localhost:${(await listen(serveStatic(copy))).port}/` };
}

/** Prints a row for each measure: each site's median, its lowest and highest run, and its ratio to ours. */
function printTable(): void {
  const [ours = new Map<string, number[]>()] = results.values();
  const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  row([`median of ${runs} [lowest, highest]`, ...results.keys()]);
  row(['---', ...Array.from(results.keys(), () => '---:')]);
  for (const [measure, values] of ours) {
    const base = median(values);
    row([
      measure,
      ...Array.from(results.values(), (site) => {
        const all = site.get(measure) ?? [];
        const value = median(all);
        const [lowest, highest] = [Math.min(...all), Math.max(...all)].map(round);
        const spread = lowest === highest ? '' : ` [${lowest}, ${highest}]`;
        const ratio = site === ours || !(base > 0) ? '' : ` (×${(value / base).toPrecision(2)})`;
        return Number.isNaN(value) ? '–' : `${round(value)}${spread}${ratio}`;
      }),
    ]);
  }
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 3 : 0));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
