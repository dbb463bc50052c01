import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { basePath, siteFolder } from './environment';
import { freePort, type Server, startServer } from './processes';
import { findNginx } from './programs';

const root = path.join(import.meta.dirname, '../..');
const out = path.join(root, siteFolder);

/** Serves the tested site on this machine with nginx. */
export async function startNginx(): Promise<Server> {
  const port = await freePort();
  const cwd = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeFileSync(path.join(cwd, 'nginx.conf'), nginxConfiguration(port));
  const command = [findNginx() ?? 'nginx', '-e', 'stderr', '-p', cwd, '-c', 'nginx.conf'];
  const server = await startServer(port, command, { cwd });
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
