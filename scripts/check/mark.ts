import sharp from 'sharp';

import { type Mark, schemas } from '../../content/schema/brand';
import type { ContentFiles } from './contentFiles';
import { errorLine, valueAt } from './contentValues';

/** Where the mark’s box begins and ends. Its left edge may be another. */
const [start, end] = [10, 70];
/** Pixels per unit. */
const scale = 4;

/** A line for each path of the mark that leaves its box, where the header and the footer would cut it off. */
export async function markErrors(files: ContentFiles): Promise<string[]> {
  const file = 'content/brand.ts';
  const { data: mark } = schemas.mark.safeParse(files[file]?.mark);
  if (!mark) {
    return []; // The schema reports it.
  }
  const { left = start } = mark;
  const box = `<path fill="#fff" d="M${left} ${start}H${end}V${end}H${left}z" stroke="#fff"/>`;
  const message = `must be drawn from ${left} to ${end} across and from ${start} to ${end} down, with the width of its line`;
  const errors = (['lines', 'shapes'] as const).map(async (key) => {
    const drawn = draw({ lines: '', shapes: '', [key]: mark[key] }, -320, 720, 1, box);
    const path = ['mark', key];
    return (await drawn.stats()).channels[0]?.min === 255
      ? []
      : [errorLine(file, { path, value: valueAt(files[file], path) }, message)];
  });
  return (await Promise.all(errors)).flat();
}

/** How far right the mark is drawn at a height, from the left of the 80 units: where a line from the right meets it. */
export async function rightEdge(mark: Mark, y: number): Promise<number | undefined> {
  const row = { left: 0, top: Math.round(y * scale), width: 80 * scale, height: 1 };
  const pixels = await draw(mark, 0, 80, scale).extract(row).extractChannel(0).raw().toBuffer();
  const last = pixels.findLastIndex((value) => value < 128);
  return last < 0 ? undefined : (last + 1) / scale;
}

/** Draws the mark in black on white. */
function draw({ lines, shapes }: Mark, from: number, size: number, pixels: number, above = '') {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * pixels}" height="${size * pixels}" viewBox="${from} ${from} ${size} ${size}">` +
    `<path fill="#fff" d="M${from} ${from}h${size}v${size}h-${size}z"/><path d="${shapes}"/>` +
    `<path fill="none" stroke="#000" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/>${above}</svg>`;
  return sharp(Buffer.from(svg));
}
