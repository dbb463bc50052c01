import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  writeFileSync(path.join(cwd, 'nginx.conf'), nginxConfiguration(port));
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

/** Runs docs/nginx.conf without root: in one process, with all files in its folder. */
function nginxConfiguration(port: number): string {
  const changes = {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /var/www/site;': `root "${out}";`,
    // nginx looks for it beside its own configuration.
    'include mime.types;': `include "${mimeTypes()}";`,
    ...(basePath && { '# rewrite ^/firm(': `rewrite ^${basePath.replaceAll('.', '\\.')}(` }),
  };
  const server = Object.entries(changes).reduce(
    (text, [line, changed]) => {
      assert(text.includes(line), `docs/nginx.conf has no ${line}`);
      return text.replace(line, changed);
    },
    readFileSync(path.join(root, 'docs/nginx.conf'), 'utf8'),
  );
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off; master_process off; pid nginx.pid;
    events {}
    http {
      access_log off;
      ${temporaryPaths.map((name) => `${name}_temp_path temporary;`).join(' ')}
      ${server}
    }`;
}

function mimeTypes(): string {
  const { stderr } = spawnSync(findNginx() ?? 'nginx', ['-V'], { encoding: 'utf8' });
  const [, folder = ''] = /--conf-path=(\S+)\//.exec(stderr) ?? [];
  return path.join(folder, 'mime.types');
}
