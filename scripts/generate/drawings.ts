import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { type Color, formatHex, interpolate, parse } from 'culori';
import sharp from 'sharp';

import { drawMap } from '../../components/WorldMap/mapDrawing.build';
import type { Box } from '../../components/WorldMap/mapLabels.build';
import type { MapLayout } from '../../components/WorldMap/mapLayout.build';
import { type MapSize, mapSize, type MapView, type Place } from '../../components/WorldMap/mapView.build';
import { colours } from '../../content/colours';
import { importContent } from '../check/contentFiles';
import { valuesIn } from '../check/contentValues';
import { drawingNames, drawingsFolder, iconsFile } from '../check/drawingFiles';
import { simpleIcons } from '../check/icons';
import { filesIn } from '../filesIn';
import { writeIfChanged } from './writeIfChanged';

const target = 'public/images/drawings';
/** Replaces a colour that content/colours.ts does not have. */
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };

/** The distances of two dots in a row and of two rows, in units of the viewBox. */
export const pitch = { x: 10, y: 9 };
/** Where the land is looked up around a dot. */
const samples = [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y) => ({ x, y })));

/** Writes the drawings in the colours of content/colours.ts. */
export function generateDrawings(): void {
  const drawings = drawingNames();
  for (const name of drawings) {
    writeIfChanged(`${target}/${name}`, coloured(readFileSync(`${drawingsFolder}/${name}`, 'utf8'), colours.light));
  }
  const made = existsSync(target) ? filesIn(target) : [];
  made.filter((name) => !drawings.includes(name)).forEach((name) => rmSync(`${target}/${name}`));
}

/** Writes a sprite with the icons that content/ uses, and the map. */
export async function generateSprite(layout: MapLayout): Promise<void> {
  const icons = valuesIn(await importContent()).filter(({ path }) => path.at(-1) === 'icon');
  const used = new Set(icons.map(({ value }) => String(value)));
  writeIfChanged('components/sprite.svg', sprite(readFileSync(iconsFile, 'utf8'), used, await map(layout)));
}

async function map(layout: MapLayout): Promise<string> {
  const covered = [layout.line, ...layout.cities.flatMap(({ label }) => label?.box ?? [])];
  const land = landPath(layout.view, mapSize, covered, await readLand());
  return `  <path id="land" d="${land}"/>\n${drawMap(layout)}`;
}

/**
 * Land is white in land.png, which has eight pixels per degree, from 180° west and 90° north. It was drawn once from
 * the land of Natural Earth at 1:50 million (public domain), https://www.naturalearthdata.com.
 */
export async function readLand(): Promise<(place: Place) => boolean> {
  const { data, info } = await sharp('scripts/generate/land.png')
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ latitude, longitude }) => {
    const column = Math.floor(((longitude + 180) / 360) * info.width);
    const row = Math.floor(((90 - latitude) / 180) * info.height);
    return data[(row * info.width + (column % info.width)) * info.channels] === 255;
  };
}

/**
 * The land as horizontal lines, which the style sheet dashes into dots: one at the start, and one after each pitch.
 * No dot is behind a label or the thick line.
 */
export function landPath(
  view: MapView,
  { width, height }: MapSize,
  covered: readonly Box[],
  isLand: (place: Place) => boolean,
): string {
  const margin = 4;
  const isCovered = (x: number, y: number) =>
    covered.some(
      ({ left, right, top, bottom }) =>
        x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
    );
  const isDot = (x: number, y: number) => {
    const places = samples.map((offset) => view.unproject({ x: x + offset.x, y: y + offset.y }));
    return !isCovered(x, y) && places.filter((place) => place && isLand(place)).length > samples.length / 2;
  };
  let lines = '';
  for (let row = 0; row * pitch.y < height; row++) {
    const y = row * pitch.y + 4;
    let start: number | undefined;
    // Every other row is moved by half the pitch. The last step, beyond the map, ends a line.
    for (let x = 2 + (row % 2) * (pitch.x / 2); x < width + pitch.x; x += pitch.x) {
      const continues = x < width && isDot(x, y);
      if (start !== undefined && !continues) {
        lines += `M${start} ${y}h${x - pitch.x - start + 1}`;
      }
      start = continues ? (start ?? x) : undefined;
    }
  }
  return lines;
}

/** Replaces each var(--name), and each color-mix() of two of them, by a colour. */
export function coloured(svg: string, colours: Readonly<Record<string, string>>): string {
  const mix = /color-mix\(in srgb, var\(--([\w-]+)\), var\(--([\w-]+)\) (\d+)%\)/g;
  const colour = (name: string) => parse(colours[name] ?? '') ?? black;
  return svg
    .replace(mix, (_, one: string, other: string, share: string) =>
      formatHex(interpolate([colour(one), colour(other)], 'rgb')(Number(share) / 100)),
    )
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => formatHex(colour(name)));
}

/** The drawn icons with these names, the others from simple-icons, and the parts of the map. */
export function sprite(drawn: string, names: ReadonlySet<string>, map: string): string {
  const symbols = / *<symbol id="([\w-]+)"[^]*?<\/symbol>\s*/g;
  const kept = drawn.replace(symbols, (symbol, id: string) => (names.has(id) ? symbol : ''));
  const others = [...names].filter((name) => !drawn.includes(`<symbol id="${name}"`)).map(simpleIcon);
  const end = `${others.join('')}${map}</svg>`;
  return kept.replace(/\s*<!--[^]*?-->/g, '').replace('</svg>', end);
}

function simpleIcon(name: string): string {
  const [shape] = /<path d="[^"]+"/.exec(readFileSync(path.join(simpleIcons, `${name}.svg`), 'utf8')) ?? [];
  return `  <symbol id="${name}" viewBox="0 0 24 24">\n    ${shape}/>\n  </symbol>\n`;
}
