import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { type Color, formatHex, interpolate, parse } from 'culori';
import { z } from 'zod';

import { type Box, layOutMap } from '../../components/WorldMap/mapLayout.build';
import { schemas } from '../../content/schema/schemas';
import { filesIn } from '../filesIn';
import type { ContentFiles } from './contentFiles';
import { valueAt, valuesIn } from './contentValues';

const about = schemas['content/about.ts'];
const source = 'content/drawings';
const target = 'public/images/drawings';
/** The drawn icons, and the land of the map. */
export const iconsFile = `${source}/icons.svg`;
const simpleIconsFolder = path.join(createRequire(path.resolve('package.json')).resolve('simple-icons'), '../icons');
/** Replaces an invalid colour, which the check of the content reports. */
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };

/**
 * Writes the drawings in the colours of content/colours.ts, and a sprite with the icons that content/ uses.
 * An unchanged file is not written, so that its modification time stays.
 */
export function buildDrawings(files: ContentFiles): void {
  const light = valueAt(files['content/colours.ts'], ['colours', 'light']);
  const drawings = filesIn(source).filter((name) => name.endsWith('.svg') && `${source}/${name}` !== iconsFile);
  for (const name of drawings) {
    writeIfChanged(`${target}/${name}`, coloured(readFileSync(`${source}/${name}`, 'utf8'), light));
  }
  const made = existsSync(target) ? filesIn(target) : [];
  made.filter((name) => !drawings.includes(name)).forEach((name) => rmSync(`${target}/${name}`));
  const records = Object.values(files).flatMap((exported) => valuesIn(exported));
  const used = records.flatMap(({ path, value }) => (path.at(-1) === 'icon' ? [String(value)] : []));
  const symbols = existsSync(iconsFile) ? readFileSync(iconsFile, 'utf8') : '';
  const drawn = clearLand(symbols, labelsOf(files['content/about.ts'] ?? {}));
  writeIfChanged('components/sprite.svg', sprite(drawn, new Set(used)));
}

/** The labels of the map, or none if the records have errors. */
function labelsOf({ regions, office }: Readonly<Record<string, unknown>>): readonly Box[] {
  const { data } = z.tuple([about.regions, about.office]).safeParse([regions, office]);
  return data ? layOutMap(...data).labels : [];
}

/** Removes the land's dots behind labels. Each line is dashed: a dot at its start, and one every 8 units of length. */
export function clearLand(svg: string, labels: readonly Box[]): string {
  const land = /(id="land" transform="translate\((\S+) (\S+)\) scale\((\S+)\)" d=")([^"]+)/;
  return svg.replace(land, (_, start: string, left: string, top: string, scale: string, lines: string) => {
    const onMap = (offset: string, length: number) => Number(offset) + Number(scale) * length;
    const margin = 4;
    const isFree = (x: number, y: number) =>
      !labels.some((label) => {
        const [across, down] = [onMap(left, x), onMap(top, y)];
        const isBeside = across < label.left - margin || across > label.right + margin;
        return !isBeside && down > label.top - margin && down < label.bottom + margin;
      });
    let [x, y] = [0, 0];
    const dots = [...lines.matchAll(/m(-?\d+) ?(-?\d+)h(\d+)/gi)].flatMap(([, across, down, length]) => {
      const first = x + Number(across);
      [x, y] = [first + Number(length), y + Number(down)];
      return Array.from({ length: Math.ceil(Number(length) / 8) }, (_dot, index) => [first + 8 * index, y] as const);
    });
    const kept = dots.filter((dot) => isFree(...dot));
    const isNext = ([dotX, dotY]: readonly [number, number], index: number) =>
      kept[index - 1]?.[0] === dotX - 8 && kept[index - 1]?.[1] === dotY;
    return start + kept.map((dot, index) => (isNext(dot, index) ? 'h8' : `M${dot.join(' ')}h1`)).join('');
  });
}

/** Replaces each var(--name), and each color-mix() of two of them, by a colour. */
export function coloured(svg: string, colours: unknown): string {
  const mix = /color-mix\(in srgb, var\(--([\w-]+)\), var\(--([\w-]+)\) (\d+)%\)/g;
  const colour = (name: string) => parse(String(valueAt(colours, [name]))) ?? black;
  return svg
    .replace(mix, (_, one: string, other: string, share: string) =>
      formatHex(interpolate([colour(one), colour(other)], 'rgb')(Number(share) / 100)),
    )
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => formatHex(colour(name)));
}

/** The drawn icons with these names, the others from simple-icons, and the land. */
export function sprite(drawn: string, names: ReadonlySet<string>): string {
  const kept = drawn.replace(/ *<symbol id="([\w-]+)"[^]*?<\/symbol>\n/g, (symbol, id: string) =>
    names.has(id) ? symbol : '',
  );
  const others = [...names].filter((name) => !drawn.includes(`<symbol id="${name}"`)).map(simpleIcon);
  return kept.replace(/\s*<!--[^]*?-->/g, '').replace('</svg>', `${others.join('')}</svg>`);
}

function simpleIcon(name: string): string {
  const file = path.join(simpleIconsFolder, `${name}.svg`);
  const [, shape = ''] = existsSync(file) ? (/(<path d="[^"]+")/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return shape && `  <symbol id="${name}" viewBox="0 0 24 24">\n    ${shape}/>\n  </symbol>\n`;
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
