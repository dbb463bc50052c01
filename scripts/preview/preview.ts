import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

import { answerAsEmailService } from './emailService';
import { serveStatic } from './serveStatic';

const out = path.resolve('out');
const outbox = path.resolve(process.env.OUTBOX ?? 'outbox');
const port = Number(process.env.PORT ?? 3000);
const environmentFiles = ['.env', '.env.local', '.env.production', '.env.production.local'];
const sources = [
  'app',
  'components',
  'content',
  'drawings',
  'public',
  'schemas',
  'styles',
  'next.config.ts',
  'package-lock.json',
];

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  fail(`PORT is “${process.env.PORT}”, but must be a number from 0 to 65535.`);
}
if (
  !existsSync(path.join(out, 'index.html')) ||
  newestChange([...sources, ...environmentFiles]) > statSync(out).mtimeMs
) {
  const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    fail('The site could not be built, so there is nothing to serve.');
  }
}

const serveFile = serveStatic(out);
const server = createServer((request, response) => {
  answerAsEmailService(request, response, outbox)
    .then((answered) => !answered && serveFile(request, response))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      response.writeHead(500).end();
    });
});
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=3001 npm start` : error.message);
});
server.listen(port, () => {
  const address = server.address();
  console.log(`Serving out/ at http://localhost:${typeof address === 'object' ? address?.port : port}`);
  console.log(`Messages sent by the contact form are written to ${path.relative(process.cwd(), outbox)}/`);
});

/** Milliseconds since 1970 of the last change to any of these files and folders. */
function newestChange(names: readonly string[]): number {
  const files = names
    .filter(existsSync)
    .flatMap((name) => [
      name,
      ...(statSync(name).isDirectory()
        ? readdirSync(name, { recursive: true }).map((file) => path.join(name, String(file)))
        : []),
    ]);
  return Math.max(...files.filter((file) => !file.includes('variants')).map((file) => statSync(file).mtimeMs));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
