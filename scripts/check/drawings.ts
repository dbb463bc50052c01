import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { type Color, formatHex, interpolate, parse } from 'culori';

import type { ContentFiles } from './contentFiles';

const source = 'content/drawings';
const target = 'public/images/drawings';
const iconSource = `${source}/icons.svg`;
const iconTarget = 'components/sprite.svg';
const iconFolder = path.join(
  path.dirname(createRequire(path.resolve('package.json')).resolve('simple-icons')),
  'icons',
);
/** In place of a colour that the check of the content refuses. */
const black: Color = { mode: 'rgb', r: 0, g: 0, b: 0 };

/**
 * Writes the drawings in the colours of content/colours.ts, and a sprite with the icons that content/ uses.
 * A file that would not change is left alone, so that its date tells when it did.
 */
export function buildDrawings(files: ContentFiles): void {
  const { colours } = files['content/colours.ts'] ?? {};
  const light = valueOf(colours, 'light');
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  const drawings = names.map((name) => path.join(source, name)).filter((file) => file !== path.normalize(iconSource));
  for (const file of drawings) {
    writeIfChanged(path.join(target, path.relative(source, file)), coloured(readFileSync(file, 'utf8'), light));
  }
  for (const name of existsSync(target) ? readdirSync(target, { recursive: true, encoding: 'utf8' }) : []) {
    if (!existsSync(path.join(source, name))) {
      rmSync(path.join(target, name), { recursive: true, force: true });
    }
  }
  const icons = [
    ...namesOf(files['content/services.ts']?.services),
    ...namesOf(files['content/navigation.ts']?.socials),
  ];
  writeIfChanged(iconTarget, sprite(readFileSync(iconSource, 'utf8'), new Set(icons)));
}

/** Puts a colour in place of each var(--name), and of each color-mix() of two of them. */
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
  const symbols = [...drawn.matchAll(/ *<symbol id="([\w-]+)"[^]*?<\/symbol>\n/g)];
  const isDrawn = (name: string) => symbols.some(([, id]) => id === name);
  const unused = symbols.filter(([, id = '']) => !names.has(id)).map(([symbol]) => symbol);
  const others = [...names].filter((name) => !isDrawn(name)).map(brandIcon);
  const kept = unused.reduce((svg, symbol) => svg.replace(symbol, ''), drawn);
  return kept.replace(/\s*<!--[^]*?-->/g, '').replace('</svg>', `${others.join('')}</svg>`);
}

function brandIcon(name: string): string {
  const file = path.join(iconFolder, `${name}.svg`);
  const [, shape = ''] = existsSync(file) ? (/(<path d="[^"]+")/.exec(readFileSync(file, 'utf8')) ?? []) : [];
  return shape && `  <symbol id="${name}" viewBox="0 0 24 24">\n    ${shape}/>\n  </symbol>\n`;
}

function namesOf(records: unknown): string[] {
  return Array.isArray(records) ? records.map((record) => String(valueOf(record, 'icon'))) : [];
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
