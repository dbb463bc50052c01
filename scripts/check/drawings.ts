import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { type Color, formatHex, interpolate, parse } from 'culori';

import { filesIn } from '../export/filesIn';
import type { ContentFiles } from './contentFiles';
import { valuesIn } from './contentValues';

const source = 'content/drawings';
const target = 'public/images/drawings';
/** The drawn icons, all in one file. */
const icons = 'icons.svg';
const brandIcons = path.join(createRequire(path.resolve('package.json')).resolve('simple-icons'), '../icons');
/** Replaces an invalid colour, which the check of the content reports. */
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };

/**
 * Writes the drawings in the colours of content/colours.ts, and a sprite with the icons that content/ uses.
 * An unchanged file is not written, so that its modification time stays.
 */
export function buildDrawings(files: ContentFiles): void {
  const light = valueOf(files['content/colours.ts']?.colours, 'light');
  const drawings = filesIn(source).filter((name) => name.endsWith('.svg') && name !== icons);
  for (const name of drawings) {
    writeIfChanged(`${target}/${name}`, coloured(readFileSync(`${source}/${name}`, 'utf8'), light));
  }
  const made = existsSync(target) ? filesIn(target) : [];
  made.filter((name) => !drawings.includes(name)).forEach((name) => rmSync(`${target}/${name}`));
  const records = Object.values(files).flatMap((exported) => valuesIn(exported));
  const used = records.flatMap(({ path, value }) => (path.at(-1) === 'icon' ? [String(value)] : []));
  writeIfChanged('components/sprite.svg', sprite(readFileSync(`${source}/${icons}`, 'utf8'), new Set(used)));
}

/** Replaces each var(--name), and each color-mix() of two of them, by a colour. */
export function coloured(svg: string, colours: unknown): string {
  const mix = /color-mix\(in srgb, var\(--([\w-]+)\), var\(--([\w-]+)\) (\d+)%\)/g;
  const colour = (name: string) => parse(String(valueOf(colours, name))) ?? black;
  return svg
    .replace(mix, (_, one: string, other: string, share: string) =>
      formatHex(interpolate([colour(one), colour(other)], 'rgb')(Number(share) / 100)),
    )
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => formatHex(colour(name)));
}

/** The drawn icons of these names, and those of simple-icons for the others. */
export function sprite(drawn: string, names: ReadonlySet<string>): string {
  const kept = drawn.replace(/ *<symbol id="([\w-]+)"[^]*?<\/symbol>\n/g, (symbol, id: string) =>
    names.has(id) ? symbol : '',
  );
  const others = [...names].filter((name) => !drawn.includes(`<symbol id="${name}"`)).map(brandIcon);
  return kept.replace(/\s*<!--[^]*?-->/g, '').replace('</svg>', `${others.join('')}</svg>`);
}

function brandIcon(name: string): string {
  const file = path.join(brandIcons, `${name}.svg`);
  const [, shape = ''] = existsSync(file) ? (/(<path d="[^"]+")/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return shape && `  <symbol id="${name}" viewBox="0 0 24 24">\n    ${shape}/>\n  </symbol>\n`;
}

function valueOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
