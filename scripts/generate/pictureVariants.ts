import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import {
  cropOptions,
  type SizedPicture,
  sourceFile,
  stripLength,
  svgOptions,
  variantsOf,
  variantUrl,
} from '../../components/Picture/variants.build';
import { about } from '../../content/about';
import type { Testimonial } from '../../content/schema/team';
import { avatars, quoteImage, team, testimonials } from '../../content/team';
import { sourceOf } from '../check/checkPictures';

/** Bytes that a phone may load for all pictures of the home page, and more for each member of a team of more than four. */
const homeWeight = 90_000;
const memberWeight = 10_000;

const portraits = testimonials.flatMap(({ image }: Testimonial) => image ?? []);
const pictures: readonly SizedPicture[] = [
  { ...about.image, ...pictureSizes['about.image'] },
  { ...about.missionImage, alt: '', ...pictureSizes['about.missionImage'] },
  ...team.map(({ image }) => ({ ...image, ...pictureSizes['team.image'] })),
  ...portraits.map((image) => ({ ...image, ...pictureSizes['testimonials.image'] })),
  { src: avatars.map(({ src }) => src), alt: '', ...pictureSizes.avatars },
];

/**
 * Makes the missing variants of every picture, and removes those that no record needs.
 * @returns a line if they are too heavy
 */
export async function generateVariants(): Promise<string[]> {
  const folder = sourceFile('/images/variants');
  mkdirSync(folder, { recursive: true });
  const wanted = new Set<string>();
  for (const picture of pictures) {
    for (const { density, quality, url } of variantsOf(picture)) {
      const target = sourceFile(url);
      wanted.add(target);
      if (!existsSync(target)) {
        const image = await draw(picture, density);
        // A file with the final name counts as finished, so write under another name first.
        const unfinished = `${target}.${process.pid}`;
        await image.avif({ quality, chromaSubsampling: '4:2:0' }).toFile(unfinished);
        renameSync(unfinished, target);
      }
    }
  }
  const present = readdirSync(folder).map((name) => path.join(folder, name));
  present.filter((file) => !wanted.has(file)).forEach((file) => rmSync(file));
  // A phone loads AVIF at 2x, and this drawing as it is.
  const loaded = pictures.map((picture) => [variantUrl(picture, 2), [picture.src].flat()] as const);
  return weightErrors(new Map([...loaded, [quoteImage.src, [quoteImage.src]]]), team.length);
}

export async function draw({ src, focus, width, height }: SizedPicture, density: number): Promise<Sharp> {
  const size = { width: width * density, height: height * density };
  const resized = (source: string) =>
    sharp(sourceFile(source), svgOptions)
      .autoOrient()
      .resize({ ...size, ...cropOptions, ...(focus && { position: focus }) });
  if (typeof src === 'string') {
    return resized(src);
  }
  const tiles = src.map(async (source, index) => ({
    input: await resized(source).png().toBuffer(),
    left: index * size.width,
    top: 0,
  }));
  const canvas = { ...size, width: stripLength * size.width, channels: 4, background: '#0000' } as const;
  return sharp({ create: canvas }).composite(await Promise.all(tiles));
}

/**
 * An error that names the heaviest picture, if the files that a phone loads are too heavy together.
 * @param files the pictures that records name, by the URL of the file with them. Several records may name one.
 */
export function weightErrors(files: ReadonlyMap<string, readonly string[]>, members: number): string[] {
  const max = homeWeight + memberWeight * Math.max(0, members - 4);
  const weighed = Array.from(files, ([url, sources]) => ({ sources, bytes: statSync(sourceFile(url)).size }));
  const total = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
  const [heaviest] = weighed.toSorted((one, other) => other.bytes - one.bytes);
  return total > max
    ? [
        `${heaviest?.sources.map(sourceOf).join(', ')}  ${heaviest?.bytes} bytes after compression  must be simpler: ` +
          `all pictures have ${total} bytes, must have at most ${max}`,
      ]
    : [];
}
