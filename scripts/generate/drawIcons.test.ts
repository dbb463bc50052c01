/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { load } from 'cheerio';
import sharp from 'sharp';

import { colours } from '../../content/colours';
import { runInTemporaryFolder } from '../temporaryFolder';
import { drawIcons } from './drawIcons';

// A mark that fills its box
jest.mock('../../content/brand', () => ({
  ...jest.requireActual<object>('../../content/brand'),
  mark: { lines: 'M30 40h20', shapes: 'M10 10H70V70H10z' },
}));

runInTemporaryFolder();
beforeEach(() => drawIcons('.'));

test('draws each icon in the size that its name or its container says', async () => {
  const container = readFileSync('favicon.ico');
  const icons = [
    [container.subarray(container.readUInt32LE(18)), container.readUInt8(6)],
    ['icon.svg', 64],
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable.png', 512],
  ] as const;
  for (const [picture, size] of icons) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size });
  }
  expect(container.readUInt32LE(14)).toBe(container.length - 22);
});

test('the icons have all of the mark, in its colours', () => {
  const parts = load(readFileSync('icon.svg', 'utf8'), { xml: true })('rect, path').toArray();
  expect(parts.map(({ attribs }) => attribs)).toMatchObject([
    { fill: colours.light['surface-inverse'] },
    { d: 'M30 40h20', fill: 'none', stroke: colours.light['on-inverse'] },
    { d: 'M10 10H70V70H10z', fill: colours.light['on-inverse-accent'] },
  ]);
});

test('the maskable icon has the whole mark in the circle that Android keeps, on one colour', async () => {
  const { data, info } = await sharp('icon-maskable.png').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = { inside: new Set<string>(), outside: new Set<string>() };
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    const isInside = Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) <= 0.4 * info.width;
    colours[isInside ? 'inside' : 'outside'].add(data.subarray(at, at + 3).toString('hex'));
  }
  expect(colours.outside.size).toBe(1);
  expect(colours.inside.size).toBeGreaterThan(1);
});

test.each(['apple-touch-icon.png', 'icon-maskable.png'])(
  '%s has no transparent corners: the device cuts them',
  async (name) => {
    expect((await sharp(name).stats()).isOpaque).toBe(true);
  },
);
