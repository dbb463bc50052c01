import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { nginxServer, readHeadersFile } from './headerFormats';
import { headersAt } from './headers';

/*
 * Has the code of Mozilla's Observatory grade the last build as each kind of host would send it, without
 * a host. It comes with the packages of its own server (130 MB, and scripts that run as it is installed),
 * so it is no dependency: it is fetched the first time this is run, and no script of it runs.
 */

const version = '1.4.8';
const leastScore = 130;
const cache = path.resolve('node_modules/.cache', `observatory-${version}`);
const scorer = path.join(cache, 'node_modules/@mdn/mdn-http-observatory');
const hostname = 'www.kithmere.example';

type Verdict = { readonly result: string | null };
type Constants = { readonly ALL_TESTS: readonly ((requests: unknown) => Verdict)[] };
type Charts = { readonly MINIMUM_SCORE_FOR_EXTRA_CREDIT: number };
type Grader = {
  getGradeForScore(score: number): { readonly grade: string };
  getScoreModifier(result: string | null): number;
};
type Retriever = { parseHttpEquivHeaders(html: string, address: string): Map<string, string[]> };

if (!existsSync('out/_headers')) {
  fail('out/_headers is not there. Run npm run build first.');
}
if (!existsSync(scorer)) {
  const what = ['install', '--prefix', cache, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...what, `@mdn/mdn-http-observatory@${version}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('The scoring code could not be fetched. This is the one step that needs the npm registry.');
  }
  // Of the sites that browsers know to be encrypted, which a script of the package would fetch: ours is none.
  writeFileSync(path.join(scorer, 'conf/hsts-preload.json'), '{}');
}
const load = async <Module>(file: string) =>
  (await import(pathToFileURL(path.join(scorer, 'src', file)).href)) as Module;
const { ALL_TESTS: tests } = await load<Constants>('constants.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT: enough } = await load<Charts>('grader/charts.js');
const { getGradeForScore, getScoreModifier } = await load<Grader>('grader/grader.js');
const { parseHttpEquivHeaders } = await load<Retriever>('retriever/utils.js');

const rules = readHeadersFile(readFileSync('out/_headers', 'utf8'));
const nginx = [...nginxServer(rules, '/', '80').matchAll(/add_header (\S+) "(.*)" always;/g)];
const hosts = {
  'Cloudflare Pages and Netlify': headersAt('/', rules),
  nginx: Object.fromEntries(nginx.map(([, name = '', value = '']) => [name, value])),
  'a host without headers': {},
};
for (const [host, headers] of Object.entries(hosts)) {
  const { score, lost } = scoreOf(headers);
  console.log(`${host}: ${getGradeForScore(score).grade} ${score}${lost.map((result) => `\n  ${result}`).join('')}`);
  if (score < leastScore && Object.keys(headers).length > 0) {
    console.error(`${host} must reach ${leastScore}. Put back what was taken out of scripts/headers.ts.`);
    process.exitCode = 1;
  }
}

/** As the scorer's own scan, but of what it is given, where that asks the network. */
function scoreOf(headers: Readonly<Record<string, string>>): { score: number; lost: string[] } {
  const html = readFileSync('out/index.html', 'utf8');
  const url = new URL(`https://${hostname}/`);
  const sent = new Map(Object.entries({ ...headers, 'Content-Type': 'text/html; charset=utf-8' }));
  const response = {
    status: 200,
    verified: true,
    headers: Object.assign(Object.fromEntries(sent), { get: (name: string) => sent.get(name) }),
    // Where a header says it, the page's own policy must not make up for what the header lacks.
    httpEquiv: sent.has('Content-Security-Policy') ? new Map() : parseHttpEquivHeaders(html, url.href),
  };
  const httpRedirects = [
    { url: new URL(`http://${hostname}/`), status: 301 },
    { url, status: 200 },
  ];
  const responses = { auto: response, https: response, http: response, cors: null, httpRedirects, httpsRedirects: [] };
  const verdicts = tests.map((test) => test({ hostname, session: { url }, resources: { path: html }, responses }));
  const modifiers = verdicts.map(({ result }) => getScoreModifier(result));
  const base = modifiers.filter((modifier) => modifier < 0).reduce((sum, modifier) => sum + modifier, 100);
  return {
    // Extra credit is for those alone who are good without it.
    score: base >= enough ? modifiers.reduce((sum, modifier) => sum + modifier, 100) : base,
    lost: verdicts.filter((_, index) => (modifiers[index] ?? 0) < 0).map(({ result }) => String(result)),
  };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
