import { createHash } from 'node:crypto';

/** @returns the name of a file whose content never changes */
export function hashedName(name: string, extension: string, content: string | Uint8Array, letters = 8): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, letters);
  return `_next/static/${name}-${hash}.${extension}`;
}
