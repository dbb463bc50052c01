import { existsSync } from 'node:fs';
import path from 'node:path';

/** The programs that the tests of the hosts need. */
export const hostCommands = ['nginx', 'python3'] as const;

type HostCommand = (typeof hostCommands)[number];

/** HOSTS_WITHOUT=nginx skips the tests that need nginx. */
export function isSkipped(command: HostCommand): boolean {
  return (process.env.HOSTS_WITHOUT ?? '').split(/[\s,]+/).includes(command);
}

/** Also searches the sbin folders, which are not in the PATH of an ordinary Debian user. */
export function findHostCommand(command: HostCommand): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, command))
    .find(existsSync);
}
