import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Picture } from '@/schemas/content';

/** CSS pixels: the size of its place in the design. */
export type SizedPicture = Picture & { readonly width: number; readonly height: number };

export type Format = 'avif' | 'webp';
/** One for ordinary screens, one for dense ones. */
export type Density = 1 | 2;

/** What the build makes of each picture; the last is for browsers too old for the others. */
export const versions = [
  { format: 'avif', density: 1, quality: 60 },
  { format: 'avif', density: 2, quality: 45 }, // A dense screen hides what a lower quality loses.
  { format: 'webp', density: 1, quality: 80 },
] as const satisfies readonly { format: Format; density: Density; quality: number }[];

/**
 * Where the build writes one version of a picture, as an address below public/.
 * The name carries a hash of the source, so a browser may keep it for ever.
 */
export function variantUrl({ src, width }: SizedPicture, format: Format, density: Density): string {
  const hash = createHash('sha256')
    .update(readFileSync(sourceFile(src)))
    .digest('hex')
    .slice(0, 8);
  return `/images/variants/${path.parse(src).name}-${width * density}-${hash}.${format}`;
}

export function sourceFile(src: string): string {
  return path.join(process.cwd(), 'public', src);
}
