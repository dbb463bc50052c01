import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import nextEnv from '@next/env';

import { isDemo } from '../check/settings';
import { exitWith, exitWithError } from '../exit';
import { basePathOf, readHeadersFile } from '../export/headers';
import { outFolder } from '../export/outFolder';
import { listen } from './listen';
import { answerAsEmailService } from './outbox';
import { serveStatic } from './serveStatic';

process.on('uncaughtException', exitWithError);
const out = path.resolve(outFolder);
const outbox = path.resolve(process.env.OUTBOX ?? 'outbox');
const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' } },
});

const serveFile = serveStatic(out);
// Listens before the build, so that a taken port is reported at once. Requests wait, since the build blocks this process.
const { port } = await listen(
  (request, response) => {
    answerAsEmailService(request, response, outbox)
      .then((answered) => answered || serveFile(request, response))
      .catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        response.writeHead(500).end();
      });
  },
  Number(values.port),
  process.env.HOST,
).catch((error: NodeJS.ErrnoException) =>
  exitWith(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is taken. Choose another: npm start -- --port 3001`
      : error.message,
  ),
);
nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
if (isDemo(process.env)) {
  process.env.NEXT_PUBLIC_SITE_URL ||= `http://localhost:${port}`;
}
if (spawnSync('npm run build', { stdio: 'inherit', shell: true }).status !== 0) {
  exitWith('The site could not be built.');
}

const basePath = basePathOf(readHeadersFile(readFileSync(path.join(out, '_headers'), 'utf8')));
console.log(`Serving ${outFolder}/ at http://localhost:${port}${basePath}/`);
console.log(`Messages that reach this server are written to ${path.relative('.', outbox)}/`);
