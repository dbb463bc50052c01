/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import { schemas } from '../../content/schema/schemas';
import { clearLand, coloured, sprite } from './drawings';

const symbols = readFileSync('content/drawings/icons.svg', 'utf8');
const networks = schemas['content/navigation.ts'].socials.unwrap().element.unwrap().shape.icon.options;
const services = schemas['content/services.ts'].services.unwrap().element.unwrap().shape.icon.options;

test('replaces the custom properties in a drawing by colours', () => {
  const colours = { page: '#fff', text: '#000000' };

  expect(coloured('<path fill="var(--page)" stroke="#c78b5d"/>', colours)).toBe(
    '<path fill="#ffffff" stroke="#c78b5d"/>',
  );
  expect(coloured('<path fill="color-mix(in srgb, var(--page), var(--text) 20%)"/>', colours)).toBe(
    '<path fill="#cccccc"/>',
  );
});

test('names only colours of the palette in the drawings', () => {
  const { shape } = schemas['content/colours.ts'].colours.unwrap();
  const known = shape.light.unwrap().keyType.options;
  const named = readdirSync('content/drawings', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .flatMap((name) => [...readFileSync(`content/drawings/${name}`, 'utf8').matchAll(/var\(--([\w-]+)\)/g)])
    .map(([, name]) => name);

  expect(known).toEqual(expect.arrayContaining([...new Set(named)]));
});

test.each([...networks, ...services])('has an icon for %s', (name) => {
  expect(sprite(symbols, new Set([name]))).toMatch(new RegExp(`<symbol id="${name}"[^]+<(path|circle) [^]+</symbol>`));
});

test('keeps only the icons that are used, and the land', () => {
  const ids = [...sprite(symbols, new Set(['mastodon', 'linkedin'])).matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);

  expect(ids.sort()).toEqual(['land', 'linkedin', 'mastodon']);
});

test('removes the dots of the land that a label covers', () => {
  const land = (lines: string) => `<path id="land" transform="translate(10 20) scale(2)" d="${lines}"/>`;
  const label = { left: 30, right: 60, top: 30, bottom: 50 };

  expect(clearLand(land('M0 10h41m7 0h1m-49 20h9'), [label])).toBe(land('M0 10h1M32 10h1h8h8M0 30h1h8'));
});
