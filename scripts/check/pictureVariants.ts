import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import {
  cropOptions,
  type SizedPicture,
  sourceFile,
  stripLength,
  svgOptions,
  variantsOf,
} from '../../components/Picture/variants.build';
import { about } from '../../content/about';
import { avatars, team, testimonials } from '../../content/team';

export const pictures: readonly SizedPicture[] = [
  { ...about.image, ...pictureSizes['about.image'] },
  ...team.map(({ image }) => ({ ...image, ...pictureSizes['team.image'] })),
  ...testimonials.map(({ image }) => ({ ...image, ...pictureSizes['testimonials.image'] })),
  { src: avatars.map(({ src }) => src), alt: '', ...pictureSizes.avatars },
];

/** Makes the missing variants of every picture, and removes those that no record needs. */
export async function buildImages(): Promise<void> {
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
}

async function draw({ src, width, height }: SizedPicture, density: number) {
  const size = { width: width * density, height: height * density };
  const resized = (source: string) =>
    sharp(sourceFile(source), svgOptions)
      .autoOrient()
      .resize({ ...size, ...cropOptions });
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
