import { writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { mark } from '../../content/brand';
import { colours } from '../../content/colours';

export const palette = { palette: true, effort: 10 } as const;

/** Android crops a maskable icon to any shape, but keeps a circle of 80 % of its width: with this, the mark’s whole box. */
const maskableMargin = 14;

/** Writes the icons of the site into a folder. */
export async function drawIcons(folder: string): Promise<void> {
  const inFolder = (name: string) => path.join(folder, name);
  writeFileSync(inFolder('icon.svg'), icon(18));
  writeFileSync(inFolder('favicon.ico'), iconFile(await draw(icon(18), 32).toBuffer(), 32));
  // iOS rounds the corners itself.
  await draw(icon(0), 180).toFile(inFolder('apple-touch-icon.png'));
  for (const size of [192, 512]) {
    await draw(icon(18), size)
      .png(palette)
      .toFile(inFolder(`icon-${size}.png`));
  }
  await draw(icon(0, maskableMargin), 512).png(palette).toFile(inFolder('icon-maskable.png'));
}

/** The mark on the dark ground, with corners of this radius, and more ground on each side, in units of the mark. */
function icon(radius: number, margin = 0): string {
  const { 'surface-inverse': surface, 'on-inverse': lines, 'on-inverse-accent': accent } = colours.light;
  const [size, place] = [80 + 2 * margin, margin ? ` x="${-margin}" y="${-margin}"` : ''];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="${-margin} ${-margin} ${size} ${size}">`,
    `<rect${place} width="${size}" height="${size}" rx="${radius}" fill="${surface}"/>`,
    `<path fill="none" stroke="${lines}" stroke-linecap="round" stroke-linejoin="round" stroke-width="11" d="${mark.lines}"/>`,
    `<path fill="${accent}" d="${mark.shapes}"/></svg>\n`,
  ].join('');
}

function draw(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: 600 }).resize(size).png();
}

/** The .ico container: one icon of one picture with one colour plane of 32 bits, then the PNG itself. */
function iconFile(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
