import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { listen } from '../../scripts/lib/listen';

export type Server = {
  readonly origin: string;
  /** What it has printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

/** Starts a server and waits until it responds on the port, which must be free. It ends when this process ends. */
export async function startServer(
  port: number,
  [command = '', ...options]: readonly string[],
  { cwd, env }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`;
  const responds = async () => Boolean(await fetch(origin).catch(() => undefined));
  if (await responds()) {
    throw new Error(`Another server has port ${port}.`);
  }
  const child = spawn(command, options, {
    cwd,
    // In a separate process group, so that its child processes can be killed with it.
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  process.on('exit', end);
  child.on('exit', () => process.off('exit', end));
  const closed = once(child, 'close');
  const printed: Buffer[] = [];
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (text: Buffer) => printed.push(text)));
  const output = () => Buffer.concat(printed).toString();

  while (!(await responds())) {
    if (child.exitCode !== null) {
      throw new Error(`${command} exited before it responded: ${output()}`);
    }
    await setTimeout(50);
  }
  return {
    origin,
    output,
    async stop() {
      end();
      await closed;
    },
  };
}

export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined);
  close();
  return port;
}
