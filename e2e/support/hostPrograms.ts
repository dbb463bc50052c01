import { existsSync } from 'node:fs';
import path from 'node:path';

/** The programs of this machine that serve the site in the flow of the hosts. */
export const hostCommands = ['nginx', 'python3'] as const;

export type HostCommand = (typeof hostCommands)[number];

/** The owner of this machine wants nothing tried on the hosts that need this program. */
export function isLeftOut(command: HostCommand): boolean {
  return (process.env.HOSTS_WITHOUT ?? '').split(/[\s,]+/).includes(command);
}

/** Debian keeps servers out of an ordinary user's PATH. */
export function findHostCommand(command: HostCommand): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => path.join(folder, command))
    .find(existsSync);
}
