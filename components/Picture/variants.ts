import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Picture } from '@/content/picture';

export const formats = ['avif', 'webp'] as const;
/** One for ordinary screens, one for dense ones. */
export const densities = [1, 2] as const;

export type Format = (typeof formats)[number];
export type Density = (typeof densities)[number];

/**
 * Where the build writes one version of a picture, as an address below public/.
 * The name carries a hash of the source, so a browser may keep it for ever.
 */
export function variantUrl({ src, width }: Picture, format: Format, density: Density): string {
  const hash = createHash('sha256')
    .update(readFileSync(sourceFile(src)))
    .digest('hex')
    .slice(0, 8);
  return `/images/variants/${path.parse(src).name}-${width * density}-${hash}.${format}`;
}

export function sourceFile(src: string): string {
  return path.join(process.cwd(), 'public', src);
}
