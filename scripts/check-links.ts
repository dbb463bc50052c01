import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { brokenLinks } from './brokenLinks';
import { content } from './content';

/** Runs on the export itself, which alone knows every page, file and id as visitors will find them. */
const files = readdirSync('out', { recursive: true }).map((name) => String(name).replaceAll(path.sep, '/'));
const pages = files.filter((name) => /^[^/]+\.html$|\.svg$/.test(name)).sort();
const faults = brokenLinks(
  Object.fromEntries(pages.map((name) => [name, readFileSync(path.join('out', name), 'utf8')])),
  files,
  content,
);
if (faults.length > 0) {
  faults.forEach((fault) => console.error(fault));
  // What is left could be served or deployed by mistake.
  rmSync('out', { recursive: true });
  process.exitCode = 1;
}
