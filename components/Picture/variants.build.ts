import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Picture } from '@/content/schema/fields';
import packageJson from '@/package.json';

/* The name ends in .build: this runs only while the site is built. See eslint.config.mjs for who may import it. */

/** A picture with its width and height attributes. */
export type SizedPicture = {
  /** The path of its file. Several files make a strip of pictures of this size, so that a page loads one file for all. */
  readonly src: string | readonly string[];
  readonly alt: string;
  readonly focus?: Picture['focus'];
  readonly width: number;
  readonly height: number;
  /** For a picture that is shown smaller in small windows: its “sizes” attribute. */
  readonly sizes?: string;
};

/** Device pixels per CSS pixel. */
type Density = 1 | 1.25 | 2;

/** An SVG is rasterised at 288 dpi first, so that its edges are sharp at every size. */
export const svgOptions = { density: 288 } as const;
/** A photo with another aspect ratio is cropped around its most salient part, such as a face, unless it has a `focus`. */
export const cropOptions = { fit: 'cover', position: 'attention' } as const;
/** A strip has room for this many pictures. One is always free, so that the positions of the others differ by 5 %. */
export const stripLength = 21;
const encoder = `sharp ${packageJson.devDependencies.sharp}`;

/** The AVIF quality of each density. At higher densities a lower quality is not visible. */
const qualities = { 1: 50, 1.25: 40, 2: 40 } as const satisfies Record<Density, number>;

/** Drawings in circles hide what a photo would show. */
const stripQuality = 30;

type Variant = { readonly density: Density; readonly quality: number; readonly url: string };

/** The files that the build writes for a picture. Only one that changes its size needs the density between. */
export function variantsOf(picture: SizedPicture): readonly [Variant, ...Variant[]] {
  const variant = (density: Density) => ({
    density,
    quality: Array.isArray(picture.src) ? stripQuality : qualities[density],
    url: variantUrl(picture, density),
  });
  return [variant(1), ...(picture.sizes ? [variant(1.25)] : []), variant(2)];
}

/**
 * The URL path of one variant of a picture. The build writes the file below public/.
 * The hash covers everything that affects the file, so browsers may cache it for ever.
 */
export function variantUrl({ src, focus, width, height }: SizedPicture, density: Density): string {
  const sources = [src].flat();
  const inputs = createHash('sha256');
  sources.forEach((source) => inputs.update(readFileSync(sourceFile(source))));
  inputs.update(
    JSON.stringify({ encoder, svgOptions, cropOptions, qualities, stripLength, stripQuality, width, height, focus }),
  );
  const hash = inputs.digest('base64url').slice(0, 6);
  return `/images/variants/${path.parse(sources[0] ?? '').name}-${hash}${density === 1 ? '' : `-${density}x`}.avif`;
}

export function sourceFile(src: string): string {
  return path.join(process.cwd(), 'public', src);
}
