import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import packageJson from '@/package.json';
import type { Picture } from '@/scripts/schemas/content';

/** CSS pixels: the size of its place in the design. */
export type SizedPicture = Picture & { readonly width: number; readonly height: number };

export type Format = 'avif' | 'webp';
/** Device pixels per CSS pixel. */
export type Density = 1 | 2;

/** A drawing is rendered at 288 dpi first, so that its edges stay sharp at every size. */
export const drawing = { density: 288 } as const;
/** A photograph of another shape is cut round what draws the eye, such as a face. */
export const fit = { fit: 'cover', position: 'attention' } as const;
const encoder = `sharp ${packageJson.devDependencies.sharp}`;

/** What the build makes of each picture. WebP is for browsers without AVIF. */
export const versions = [
  { format: 'avif', density: 1, quality: 60 },
  { format: 'avif', density: 2, quality: 45 }, // On a dense screen a lower quality is not seen.
  { format: 'webp', density: 1, quality: 80 },
] as const satisfies readonly { format: Format; density: Density; quality: number }[];

/**
 * Where the build writes one version of a picture, as an address below public/.
 * All that goes into a picture's versions is in the hash of its name, so a browser may keep them for ever.
 */
export function variantUrl({ src, width, height }: SizedPicture, format: Format, density: Density): string {
  const hash = createHash('sha256')
    .update(readFileSync(sourceFile(src)))
    .update(JSON.stringify({ encoder, drawing, fit, versions, width, height }))
    .digest('base64url')
    .slice(0, 6);
  return `/images/variants/${path.parse(src).name}-${hash}${density === 1 ? '' : `-${density}x`}.${format}`;
}

export function sourceFile(src: string): string {
  return path.join(process.cwd(), 'public', src);
}
