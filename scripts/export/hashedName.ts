import { createHash } from 'node:crypto';

/** @returns the name of a file whose content never changes. A page names many, so it is short: 36 bits beside the name. */
export function hashedName(name: string, extension: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 6);
  return `_next/static/${name}-${hash}.${extension}`;
}
