import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Started with `detached`, a process has a group of its own, and whatever it starts goes with it. */
export function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.pid && process.kill(-child.pid);
  process.on('exit', end);
  child.on('exit', () => process.off('exit', end));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}
