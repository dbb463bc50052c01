import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import packageJson from '@/package.json';
import type { Picture } from '@/scripts/schemas/content';

/** A picture with its width and height attributes. */
export type SizedPicture = Picture & { readonly width: number; readonly height: number };

type Format = 'avif' | 'webp';
/** Device pixels per CSS pixel. */
type Density = 1 | 2;

/** An SVG is rasterised at 288 dpi first, so that its edges are sharp at every size. */
export const svgOptions = { density: 288 } as const;
/** A photo with another aspect ratio is cropped around its most salient part, such as a face. */
export const cropOptions = { fit: 'cover', position: 'attention' } as const;
const encoder = `sharp ${packageJson.devDependencies.sharp}`;

/** The files that the build writes for each picture. WebP is for browsers without AVIF. */
export const variants = [
  { format: 'avif', density: 1, quality: 60 },
  { format: 'avif', density: 2, quality: 45 }, // At this density the lower quality is not visible.
  { format: 'webp', density: 1, quality: 80 },
] as const satisfies readonly { format: Format; density: Density; quality: number }[];

/**
 * The URL path of one variant of a picture. The build writes the file below public/.
 * The hash covers everything that affects the file, so browsers may cache it for ever.
 */
export function variantUrl({ src, width, height }: SizedPicture, format: Format, density: Density): string {
  const hash = createHash('sha256')
    .update(readFileSync(sourceFile(src)))
    .update(JSON.stringify({ encoder, svgOptions, cropOptions, variants, width, height }))
    .digest('base64url')
    .slice(0, 6);
  return `/images/variants/${path.parse(src).name}-${hash}${density === 1 ? '' : `-${density}x`}.${format}`;
}

export function sourceFile(src: string): string {
  return path.join(process.cwd(), 'public', src);
}
