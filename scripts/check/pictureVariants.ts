import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { cropOptions, sourceFile, svgOptions, variants, variantUrl } from '../../components/Picture/variants';
import { about } from '../../content/about';
import { avatars, team, testimonials } from '../../content/team';

export const pictures = [
  { ...about.image, ...pictureSizes['about.image'] },
  ...team.map(({ image }) => ({ ...image, ...pictureSizes['team.image'] })),
  ...testimonials.map(({ image }) => ({ ...image, ...pictureSizes['testimonials.image'] })),
  ...avatars.map(({ src }) => ({ src, alt: '', ...pictureSizes.avatars })),
];

/** Makes the missing variants of every picture, and removes those that no record needs. */
export async function buildImages(): Promise<void> {
  const wanted = new Set<string>();
  for (const picture of pictures) {
    for (const { format, density, quality } of variants) {
      const target = sourceFile(variantUrl(picture, format, density));
      wanted.add(target);
      if (!existsSync(target)) {
        mkdirSync(path.dirname(target), { recursive: true });
        const size = { width: picture.width * density, height: picture.height * density };
        const image = sharp(sourceFile(picture.src), svgOptions)
          .autoOrient()
          .resize({ ...size, ...cropOptions });
        // A file with the final name counts as finished, so write under another name first.
        const unfinished = `${target}.${process.pid}`;
        await image.toFormat(format, { quality }).toFile(unfinished);
        renameSync(unfinished, target);
      }
    }
  }
  removeAllBut(wanted);
}

function removeAllBut(wanted: ReadonlySet<string>): void {
  const folder = sourceFile('/images/variants');
  for (const name of readdirSync(folder)) {
    if (!wanted.has(path.join(folder, name))) {
      rmSync(path.join(folder, name));
    }
  }
}
