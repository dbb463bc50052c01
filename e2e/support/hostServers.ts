import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sirv from 'sirv';

import { out } from './exportedFiles';
import { findHostCommand, type HostCommand } from './hostPrograms';
import { endWithThisProcess, freePort } from './processes';

/** A server of out/ on this machine alone. */
export type HostServer = { readonly origin: string; readonly stop: () => Promise<void> };

const root = path.join(out, '..');
const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Debian's own site (/etc/nginx/sites-available/default), but for the port and the root. */
export function stockNginx(): Promise<HostServer> {
  return nginx(
    (port) => `server {
      listen 127.0.0.1:${port} default_server;
      root ${out};
      index index.html index.htm index.nginx-debian.html;
      server_name _;
      location / { try_files $uri $uri/ =404; }
    }`,
  );
}

/** As the project's own command has it. */
export function shippedNginx(): Promise<HostServer> {
  return nginx((port) => {
    const command = ['run', '--silent', 'headers', '--', 'nginx', out, `127.0.0.1:${port}`];
    const { status, stdout, stderr } = spawnSync('npm', command, {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error(stderr);
    }
    return stdout;
  });
}

export async function python(): Promise<HostServer> {
  const port = await freePort();
  return start(port, [commandOf('python3'), '-m', 'http.server', '--bind', '127.0.0.1', '--directory', out, `${port}`]);
}

/** Cloudflare Pages' own engine, fetched from the npm registry in the version that package.json names. */
export async function cloudflare(): Promise<HostServer> {
  const port = await freePort();
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { wrangler: string };
  };
  const options = ['--ip=127.0.0.1', `--port=${port}`, '--compatibility-date=2026-05-01'];
  return start(port, [...scripts.wrangler.split(' '), 'pages', 'dev', out, ...options], {
    WRANGLER_SEND_METRICS: 'false',
    CI: 'true',
  });
}

/** A bucket, such as S3: a file has one exact name, and only a folder has an index. */
export function bucket(): Promise<HostServer> {
  return listen((pathname) => [pathname], 302);
}

/** GitHub Pages: a page can also be asked for without its .html. */
export function githubPages(): Promise<HostServer> {
  return listen((pathname) => [pathname, `${pathname}.html`], 301);
}

async function listen(namesOf: (pathname: string) => readonly string[], redirect: number): Promise<HostServer> {
  const isFile = (name: string) => statSync(path.join(out, name), { throwIfNoEntry: false })?.isFile();
  const serveFile = sirv(out, { dev: true, extensions: [] });
  const answer: RequestListener = (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = (pathname.endsWith('/') ? [`${pathname}index.html`] : namesOf(pathname)).find(isFile);
    if (name) {
      request.url = name;
      serveFile(request, response);
    } else if (isFile(`${pathname}/index.html`)) {
      response.writeHead(redirect, { Location: `${pathname}/` }).end();
    } else {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(out, '404.html')));
    }
  };
  const port = await freePort();
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** In one process, which is then of the same user as the files; with nothing written outside its own folder. */
async function nginx(siteOn: (port: number) => string): Promise<HostServer> {
  const command = commandOf('nginx');
  const port = await freePort();
  const { stderr } = spawnSync(command, ['-V'], { encoding: 'utf8' });
  const [installed = ''] = /(?<=--conf-path=)\S+/.exec(stderr) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid;
    events {}
    http {
      include ${path.join(path.dirname(installed), 'mime.types')};
      access_log off;
      ${temporaryPaths.map((name) => `${name}_temp_path temporary;`).join(' ')}
      ${siteOn(port)}
    }`,
  );
  return start(port, [command, '-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {}, folder);
}

/** Runs a command in a folder of its own until it answers. */
async function start(
  port: number,
  [command = '', ...options]: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = mkdtempSync(path.join(tmpdir(), 'host-')),
): Promise<HostServer> {
  const child = spawn(command, options, {
    cwd,
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: cwd, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(child);
  const ended = once(child, 'close');
  const said: Buffer[] = [];
  child.stderr.on('data', (text: Buffer) => said.push(text));

  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null) {
      throw new Error(`${path.basename(command)} ended by itself: ${Buffer.concat(said).toString()}`);
    }
  }
  return {
    origin,
    async stop() {
      process.kill(-(child.pid ?? 0), 'SIGKILL'); // With all that it started; there is nothing to finish.
      await ended;
      rmSync(cwd, { recursive: true });
    },
  };
}

function commandOf(name: HostCommand): string {
  const command = findHostCommand(name);
  if (!command) {
    throw new Error(`${name} is not installed. Install it, or do without: HOSTS_WITHOUT=${name} npm run test:e2e`);
  }
  return command;
}
