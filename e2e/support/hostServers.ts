import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort, type Server, startServer } from './processes';
import { findNginx, skipNginx } from './programs';
import { basePath, testedSite } from './testedSite';

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, testedSite);
const wrangler = path.join(root, '.github/wrangler/node_modules/.bin/wrangler');

/** `npm run test:hosts` installs Wrangler, Cloudflare’s program. */
export const hosts = [
  ...(skipNginx || (!findNginx() && !process.env.CI) ? [] : ['nginx' as const]),
  ...(existsSync(wrangler) ? ['cloudflare' as const] : []),
];

/** Serves the tested site on this machine with the host's server program. */
export async function startHost(name: 'nginx' | 'cloudflare'): Promise<Server> {
  const port = await freePort();
  const cwd = mkdtempSync(path.join(tmpdir(), 'host-'));
  const commands = {
    nginx: [findNginx() ?? 'nginx', '-e', 'stderr', '-p', cwd, '-c', 'nginx.conf'],
    cloudflare: [wrangler, 'pages', 'dev', out, '--ip=127.0.0.1', `--port=${port}`, '--compatibility-date=2026-04-01'],
  };
  writeFileSync(path.join(cwd, 'nginx.conf'), nginxConfiguration(path.join(cwd, 'a "domain"', basePath), port));
  const env = { WRANGLER_SEND_METRICS: 'false', CI: 'true', XDG_CONFIG_HOME: cwd };
  const server = await startServer(port, commands[name], { cwd, env });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(cwd, { recursive: true });
    },
  };
}

/** Runs the server block of `npm run headers` without root: in one process, with all files in its folder. */
function nginxConfiguration(folder: string, port: number): string {
  mkdirSync(path.dirname(folder), { recursive: true });
  symlinkSync(out, folder.replace(/\/$/, ''));
  const command = ['--import', 'tsx', 'scripts/export/printHeaders.ts', 'nginx', folder, `127.0.0.1:${port}`];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, OUT_FOLDER: testedSite },
  });
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid nginx.pid;
    events {}
    http {
      access_log off;
      ${temporaryPaths.map((name) => `${name}_temp_path temporary;`).join(' ')}
      ${stdout || stderr}
    }`;
}
