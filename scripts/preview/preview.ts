import path from 'node:path';
import { parseArgs } from 'node:util';

import { exitWith, exitWithError } from '../lib/exit';
import { listen } from '../lib/listen';
import { outFolder } from '../lib/outFolder';
import { answerAsEmailService } from './outbox';
import { serveStatic } from './serveStatic';

process.on('uncaughtException', exitWithError);
const out = path.resolve(outFolder);
const outbox = path.resolve(process.env.OUTBOX ?? 'outbox');
const { values } = parseArgs({
  options: { port: { type: 'string', short: 'p', default: process.env.PORT ?? '3000' } },
});
const serveFile = serveStatic(out);
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
).catch(({ message }: Error) => exitWith(`Choose another port (npm start -- --port 3001): ${message}`));
console.log(`Serving ${outFolder}/ at http://localhost:${port}/`);
console.log(`Messages that reach this server are written to ${path.relative('.', outbox)}/`);
