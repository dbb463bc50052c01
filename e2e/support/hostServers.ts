import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type Server, startServer } from './processes';
import { basePath, testedSite } from './testedSite';

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, testedSite);
const wrangler = path.join(root, '.github/wrangler/node_modules/.bin/wrangler');

/** The programs that the tests of the hosts need. */
export const hostCommands = ['nginx', 'python3'] as const;
export type HostName = 'nginx' | 'python3' | 'cloudflare';

/** The hosts to test. Cloudflare is one of them once `npm run test:hosts` has installed Wrangler. */
export const installedHosts: readonly HostName[] = [
  ...hostCommands.filter((name) => !isSkipped(name)),
  ...(existsSync(wrangler) ? (['cloudflare'] as const) : []),
];

/** HOSTS_WITHOUT=nginx skips the tests that need nginx. */
export function isSkipped(command: string): boolean {
  return (process.env.HOSTS_WITHOUT ?? '').split(/[\s,]+/).includes(command);
}

/** Also searches the sbin folders, which are not in the PATH of an ordinary Debian user. */
export function findHostCommand(command: string): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, command))
    .find(existsSync);
}

/** Serves the tested site on this machine with the host's server program. */
export async function startHost(name: HostName, port: number): Promise<Server> {
  const cwd = mkdtempSync(path.join(tmpdir(), 'host-'));
  const domain = path.join(cwd, 'a "domain"');
  const folder = domain + basePath;
  mkdirSync(path.dirname(folder), { recursive: true });
  symlinkSync(out, folder);
  if (name === 'nginx') {
    writeFileSync(path.join(cwd, 'nginx.conf'), nginxConfiguration(folder, port));
  }
  const server = await startServer(port, commandOf(name, cwd, domain, port), {
    cwd,
    env: { WRANGLER_SEND_METRICS: 'false', CI: 'true', XDG_CONFIG_HOME: cwd },
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(cwd, { recursive: true });
    },
  };
}

function commandOf(name: HostName, cwd: string, domain: string, port: number): readonly string[] {
  if (name === 'cloudflare') {
    return [wrangler, 'pages', 'dev', out, '--ip=127.0.0.1', `--port=${port}`, '--compatibility-date=2026-04-01'];
  }
  const command = findHostCommand(name);
  if (!command) {
    throw new Error(`${name} is not installed. Install it, or skip its tests: HOSTS_WITHOUT=${name}`);
  }
  return name === 'nginx'
    ? [command, '-e', 'stderr', '-p', cwd, '-c', 'nginx.conf']
    : [command, '-m', 'http.server', '--bind', '127.0.0.1', '--directory', domain, `${port}`];
}

/** Runs the server block of `npm run headers` without root: in one process, with all files in its folder. */
function nginxConfiguration(folder: string, port: number): string {
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
