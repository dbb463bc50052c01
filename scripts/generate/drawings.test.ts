/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import type { Place, Point } from '../../components/WorldMap/mapView.build';
import { socials } from '../../content/navigation';
import { services } from '../../content/services';
import { filesIn } from '../filesIn';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { coloured, generateDrawings, landPath, readLand, sprite } from './drawings';

const symbols = readFileSync('content/drawings/icons.svg', 'utf8');

test.each([
  ['<path fill="var(--page)" stroke="#c78b5d"/>', '<path fill="#ffffff" stroke="#c78b5d"/>'],
  ['<path fill="color-mix(in srgb, var(--page), var(--text) 20%)"/>', '<path fill="#cccccc"/>'],
])('%s in a drawing becomes %s', (drawn, made) => {
  expect(coloured(drawn, { page: '#fff', text: '#000000' })).toBe(made);
});

describe('in a project', () => {
  runInTemporaryFolder();

  test('makes each drawing, and removes those whose source is gone', () => {
    const drawing = '<path fill="#c78b5d"/>';
    write('content/drawings/people/ada.svg', drawing);
    write('content/drawings/icons.svg', '');
    write('public/images/drawings/gone.svg', '');

    generateDrawings();
    expect(filesIn('public/images/drawings')).toEqual(['people/ada.svg']);
    expect(readFileSync('public/images/drawings/people/ada.svg', 'utf8')).toBe(drawing);
  });
});

// People have colours of their own. An owner's drawings may have any.
test('only the drawings of people have colours that the palette does not change', () => {
  const literal = readdirSync('content/drawings')
    .filter((name) => /^(icons|privacy-banner|quote)\.svg$/.test(name))
    .filter((name) => /"#[\da-f]{3,8}"/i.test(readFileSync(`content/drawings/${name}`, 'utf8')));
  expect(literal).toEqual([]);
});

test.each(['mastodon', ...[...socials, ...services].map(({ icon }) => icon)])('draws the icon %s', (name) => {
  expect(sprite(symbols, new Set([name]), '')).toMatch(new RegExp(`<symbol id="${name}"[^>]*>\\s*<\\w[^]*</symbol>`));
});

test('keeps only the icons that are used, and the land', () => {
  const made = sprite(symbols, new Set(['mastodon', 'linkedin']), '<path id="land" d="M2 2h1"/>');

  const ids = [...made.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual(['land', 'linkedin', 'mastodon']);
  expect(made).toContain('<path id="land" d="M2 2h1"/>');
});

test('an icon that no record names takes no other with it', () => {
  const lines = [
    '<symbol id="a"></symbol> ',
    '<symbol id="b"></symbol><symbol id="c"></symbol>',
    '<symbol id="d"></symbol>',
  ];

  expect(sprite(`<svg>\r\n${lines.join('\r\n')}</svg>`, new Set(['b', 'd']), '').match(/id="."/g)).toEqual([
    'id="b"',
    'id="d"',
  ]);
});

test('draws the land in lines, up to the edges, without the dots that a label covers or beyond the world', () => {
  const size = { width: 60, height: 20 };
  const view = { project: () => ({ x: 0, y: 0 }), unproject: ({ x, y }: Point) => ({ longitude: x, latitude: y }) };
  const label = { left: 20, right: 30, top: 0, bottom: 8 };
  const isLand = ({ longitude }: Place) => longitude < 50;

  expect(landPath(view, size, [label], isLand)).toBe('M2 4h11M42 4h1M7 13h41M2 22h41');
  expect(landPath(view, size, [], () => true)).toBe('M2 4h51M7 13h51M2 22h51');
  expect(landPath({ ...view, unproject: () => undefined }, size, [], () => true)).toBe('');
});

test.each([
  ['Alice Springs', true, -23.7, 133.88],
  ['Fiji, east of the date line', true, -16.8, -179.97],
  ['the South Pole', true, -89.9, 180],
  ['the Atlantic', false, 0, -20],
  ['the North Pole', false, 90, -180],
])('finds in land.png whether %s is on land: %s', async (_name, expected, latitude, longitude) => {
  expect((await readLand())({ latitude, longitude })).toBe(expected);
});
