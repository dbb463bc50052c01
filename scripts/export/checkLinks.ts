import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { content } from '../check/contentFiles';
import { brokenLinks } from './brokenLinks';

/** Runs on the export itself, which alone knows every page, file and id as visitors will find them. */
const files = readdirSync('out', { recursive: true }).map((name) => String(name).replaceAll(path.sep, '/'));
const pages = files.filter((name) => /^[^/]+\.html$|\.svg$/.test(name)).sort();
const errors = brokenLinks(
  Object.fromEntries(pages.map((name) => [name, readFileSync(path.join('out', name), 'utf8')])),
  files,
  content,
);
if (errors.length > 0) {
  errors.forEach((error) => console.error(error));
  // What is left could be served or deployed by mistake.
  rmSync('out', { recursive: true });
  process.exitCode = 1;
}
