import { render } from '@testing-library/react';

import type { City, Region } from '@/content/schema/about';

import { drawMap } from './mapDrawing.build';
import { type Label, placeLabels } from './mapLabels.build';
import { layOutMap } from './mapLayout.build';
import { fitView, mapSize } from './mapView.build';
import { WorldMap } from './WorldMap';

const city = (name: string, latitude: number, longitude: number): City => ({ name, latitude, longitude });
const regionOf = (...cities: City[]): Region => ({ id: cities[0]?.name ?? '', name: 'One', text: 'Text', cities });

const [quito, lima, accra] = [city('Quito', -0.18, -78.47), city('Lima', -12.05, -77.04), city('Accra', 5.6, -0.19)];
const [london, leeds, tokyo] = [city('London', 51.51, -0.13), city('Leeds', 53.8, -1.55), city('Tokyo', 35.68, 139.65)];
const [sydney, auckland] = [city('Sydney', -33.87, 151.21), city('Auckland', -36.85, 174.76)];
const [sanFrancisco, capeTown] = [city('San Francisco', 37.77, -122.42), city('Cape Town', -33.92, 18.42)];
const [christchurch, honolulu] = [city('Christchurch', -43.53, 172.64), city('Honolulu', 21.31, -157.86)];
const [athens, piraeus] = [city('Αθήνα', 37.98, 23.73), city('Πειραιάς', 37.94, 23.65)];
const mediterranean = [
  city('Θεσσαλονίκη', 40.64, 22.94),
  city('Πάτρα', 38.25, 21.73),
  city('Ηράκλειο', 35.34, 25.13),
  city('Λευκωσία', 35.17, 33.36),
  city('Βόλος', 39.36, 22.94),
  city('İstanbul', 41.01, 28.98),
  city('İzmir', 38.42, 27.14),
  city('Antalya', 36.9, 30.7),
  city('Βηρυτός', 33.89, 35.5),
  city('Τελ Αβίβ', 32.09, 34.78),
  city('Αλεξάνδρεια', 31.2, 29.92),
  city('Κάιρο', 30.04, 31.24),
];
const asia = [city('東京', 35.68, 139.65), city('서울', 37.57, 126.98), city('กรุงเทพ', 13.76, 100.5)];
const britain = [
  city('Manchester', 53.48, -2.24),
  city('Bristol', 51.45, -2.59),
  city('Edinburgh', 55.95, -3.19),
  city('Belfast', 54.6, -5.93),
  city('Cardiff', 51.48, -3.18),
];

test('the arc to the city of a placement is heavier than the others', () => {
  const placement = { role: 'Tester', city: leeds.name, days: 1, time: '1 day', steps: [] };
  const region = { ...regionOf(london, leeds, tokyo), placement };
  const drawn = new DOMParser().parseFromString(`<svg>${drawMap(layOutMap([region], quito))}</svg>`, 'text/xml');
  const widths = Array.from(drawn.querySelectorAll("path[d*='c']"), (arc) => Number(arc.getAttribute('stroke-width')));

  expect(widths).toHaveLength(3);
  expect(widths[1]).toBeGreaterThan(Math.max(widths[0] ?? NaN, widths[2] ?? NaN));
});

test('labels every city and draws a dot, its halo and one arc to it from the office, on a decorative map', () => {
  // The only city of the last is the office.
  const regions = [regionOf(lima), regionOf({ ...accra, name: 'Accra & <Tema>' }, sydney), regionOf(quito)];
  const { container } = render(<WorldMap regions={regions} />);
  const parts = Array.from(container.querySelectorAll('svg[aria-hidden="true"] use'), (use) =>
    use.getAttribute('href')?.replace(/.*#/, ''),
  );
  const layout = layOutMap(regions, quito);
  const drawn = new DOMParser().parseFromString(`<svg>${drawMap(layout)}</svg>`, 'text/xml');

  expect(parts).toEqual(['land', ...Array.from(drawn.querySelectorAll('[id]'), ({ id }) => id)]);
  const names = ['Lima', 'Accra & <Tema>', 'Sydney', 'Quito'];
  const labels = Array.from(drawn.querySelectorAll('text'), ({ textContent }) => textContent);
  expect(labels).toEqual([...names, ...names]);
  const bold = Array.from(drawn.querySelectorAll('text[font-weight="700"]'), ({ textContent }) => textContent);
  expect(bold).toEqual(['Quito', 'Quito']);
  const anchors = Array.from(drawn.querySelectorAll('text'), (text) => text.getAttribute('text-anchor') ?? 'middle');
  const placed = [...layout.cities.map(({ label }) => label), ...layout.cities.map(({ narrowLabel }) => narrowLabel)];
  expect(anchors).toEqual(placed.map((label) => label?.anchor));
  const { x, y } = fitView([quito, lima, accra, sydney]).project(quito);
  for (const region of [0, 1]) {
    const own = layout.cities.filter((city) => city.region === region);
    const dots = own.map((dot) => `M${dot.x} ${dot.y}h.01`).join('');
    const group = drawn.getElementById(`region-${region + 1}`);
    const paths = Array.from(group?.querySelectorAll('path') ?? [], (path) => path.getAttribute('d'));
    expect(paths).toEqual([...own.map(() => expect.stringMatching(`^M${x} ${y}c`)), dots, dots]);
    expect(group?.textContent).toBe('');
  }
});

/** Outside of all maps for a label without room. */
const boxOf = (label: Label | undefined) => label?.box ?? { left: NaN, right: NaN, top: NaN, bottom: NaN };

const distance = ({ left, right, top, bottom }: Label['box'], { x, y }: { x: number; y: number }) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

// The width of the map is in degrees of longitude at half its height.
test.each<[firm: string, office: City, cities: readonly City[], degrees: number]>([
  ['on three continents', london, [sanFrancisco, tokyo, sydney, capeTown], 305],
  ['with the office at the edge', sydney, [london, sanFrancisco, christchurch], 347],
  ['around the eastern Mediterranean', athens, mediterranean, 33],
  ['with two cities less than a dot apart', athens, [...mediterranean, piraeus], 33],
  ['in one country', leeds, britain, 18],
  ['with one city, which is the office', leeds, [leeds], 16],
  ['with a far city of the office’s name', london, [city('London', 42.98, -81.25)], 100],
  ['on both sides of the date line', auckland, [honolulu, sydney, city('Suva', -18, 178.4)], 155],
  ['around the Pacific', auckland, [sanFrancisco, tokyo, city('Santiago', -33.45, -70.67)], 215],
  ['in Antarctica', christchurch, [city('McMurdo', -77.8, 166.7)], 111],
  ['in wide scripts', city('香港', 22.32, 114.17), asia, 65],
  ['in the north', city('Helsinki', 60.17, 24.94), [city('Tromsø', 69.65, 18.96), city('Nuuk', 64.18, -51.69)], 94],
])('fits the map and the labels to a firm %s', (_name, office, cities, degrees) => {
  const { view, line, cities: placed } = layOutMap([regionOf(...cities)], office);

  const [west, east] = [0, mapSize.width].map((x) => view.unproject({ x, y: mapSize.height / 2 })?.longitude ?? NaN);
  expect(((Number(east) - Number(west) + 360) % 360).toFixed()).toBe(String(degrees));
  expect(placed).toHaveLength(cities.includes(office) ? cities.length : cities.length + 1);
  const { x = NaN, y = NaN } = placed.at(-1) ?? {};
  expect(line).toEqual({ left: x - 8, right: x + 8, top: 0, bottom: y });
  for (const [index, { city, label, ...dot }] of placed.entries()) {
    const { left, right, top, bottom } = boxOf(label);
    const apart = distance(boxOf(label), dot);
    expect(Math.min(left, top, mapSize.width - right, mapSize.height - bottom)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...placed.map((other) => distance(boxOf(label), other)))).toBeCloseTo(apart);
    // The dot of the office, which is the last, is larger.
    expect(apart).toBeGreaterThan(index === placed.length - 1 ? 14 : 5);
    expect(right < line.left || left > line.right || top > line.bottom).toBe(true);
    for (const { label: other } of placed.slice(index + 1)) {
      const box = boxOf(other);
      const isBeside = box.left > right + 7 || box.right < left - 7;
      expect(isBeside || box.top > bottom || box.bottom < top).toBe(true);
    }
    const there = view.unproject(dot);
    expect(Math.abs((there?.latitude ?? NaN) - city.latitude)).toBeLessThan(0.3);
    expect(Math.abs((there?.longitude ?? NaN) - city.longitude)).toBeLessThan(0.5);
  }
});

/** The points of an arc as it is drawn, and its control points: how far along and how far north of a straight line. */
function readArc(arc = '') {
  const [x = NaN, y = NaN, ...numbers] = arc.match(/-?\d+/g)?.map(Number) ?? [];
  const offsets = [0, 2, 4].map((at) => ({ x: numbers[at] ?? NaN, y: numbers[at + 1] ?? NaN }));
  const [, , to = { x: NaN, y: NaN }] = offsets;
  const square = to.x ** 2 + to.y ** 2;
  const controls = offsets.slice(0, 2).map((one) => ({
    along: (one.x * to.x + one.y * to.y) / square,
    north: (Math.sign(to.x || 1) * (one.x * to.y - one.y * to.x)) / square,
  }));
  const points = Array.from({ length: 101 }, (_, step) => {
    const t = step / 100;
    const weights = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    const sum = (key: 'x' | 'y') => offsets.reduce((sum, one, index) => sum + (weights[index] ?? 0) * one[key], 0);
    return { x: x + sum('x'), y: y + sum('y') };
  });
  return { points, controls, bend: controls[0]?.north ?? NaN };
}

test('arcs lead from the office to the cities, and bend north, the long and the horizontal ones most', () => {
  const office = city('Office', 52, 0);
  const [near, far, west] = [city('Near', 52, 5), city('Far', 52, 12), city('West', 52, -8)];
  const { cities } = layOutMap([regionOf(near, far, west, city('South', 45, 0), city('Corner', 48, 9))], office);
  const start = cities.at(-1);
  const arcs = cities.slice(0, -1).map(({ x, y, arc }) => {
    const { points, controls, bend } = readArc(arc);
    expect([points[0], points.at(-1)]).toEqual([
      { x: start?.x, y: start?.y },
      { x: expect.closeTo(x), y: expect.closeTo(y) },
    ]);
    const [first, second] = controls;
    expect([first?.along, second?.along]).toEqual([expect.closeTo(0.2, 1), expect.closeTo(0.76, 1)]);
    expect((second?.north ?? NaN) / bend).toBeCloseTo(0.4 / 0.33, 1);
    return { points, bend };
  });
  const [toNear = NaN, toFar = NaN, toWest = NaN, toSouth = NaN] = arcs.map(({ bend }) => bend);
  expect(Math.min(toNear, toWest)).toBeGreaterThan(0.2);
  expect(toFar).toBeGreaterThan(1.1 * toNear);
  expect(toNear).toBeGreaterThan(1.5 * Math.abs(toSouth));
  // There is room for all labels beside the arcs.
  for (const { label } of cities) {
    expect(arcs.flatMap(({ points }) => points).filter((point) => distance(boxOf(label), point) === 0)).toEqual([]);
  }
});

test('an arc near the upper edge of the map stays on it, and still bends', () => {
  const { cities } = layOutMap([regionOf(city('East', 60, 14), city('South', 50, 5))], city('Office', 60, 0));
  const highest = Math.min(...readArc(cities[0]?.arc).points.map(({ y }) => y));
  expect(highest).toBeGreaterThanOrEqual(0);
  expect(highest).toBeLessThan((cities[0]?.y ?? NaN) / 2);
});

test('leaves room for wide characters and for high ones', () => {
  const sizeOf = (name: string) => {
    const [placed] = layOutMap([regionOf({ ...lima, name })], accra).cities;
    const { left, right, top, bottom } = boxOf(placed?.label);
    return { width: right - left, height: bottom - top };
  };
  expect(sizeOf('Wwwww').width).toBeGreaterThan(1.5 * sizeOf('Lille').width);
  expect(sizeOf('東京大阪府').width).toBeGreaterThan(75);
  // Other scripts have wider letters than Latin.
  for (const name of ['Минск', 'Αθήνα', 'ბათუმ', 'Երևան']) {
    expect(sizeOf(name).width).toBeGreaterThan(sizeOf('Lille').width);
  }
  for (const high of ['Élise', 'Huế', '東京', '🗻']) {
    expect(sizeOf(high).height).toBeGreaterThan(sizeOf('e\u0301lise').height);
  }
  expect(sizeOf('e\u0301lise').width).toBeLessThan(sizeOf('Wwwww').width);
});

test('names the city beside one whose label has no room', () => {
  const crowd = Array.from({ length: 6 }, (_, index) => ({ ...lima, name: `Lima ${index}` }));
  const { cities } = layOutMap([regionOf(...crowd)], accra);

  const withoutRoom = cities.filter(({ label }) => !label);
  expect(withoutRoom).not.toHaveLength(0);
  expect(cities.at(-1)?.label).toBeDefined();
  for (const { city, obstacle } of withoutRoom) {
    expect(obstacle?.name).toMatch(/^Lima \d$/);
    expect(obstacle).not.toBe(city);
  }
});

test('makes the labels of a crowd smaller rather than leave some out, and none is nearer to the dot of another', () => {
  const crowd = Array.from({ length: 30 }, (_, index) => {
    const [turn, radius] = [2.4 * index, Math.sqrt(index)];
    return city(`City ${index}`, 50 + 0.3 * radius * Math.cos(turn), 1 + 0.4 * radius * Math.sin(turn));
  });
  const { fontSize, cities } = layOutMap([regionOf(...crowd)], city('Office', 50.1, 5));

  expect(fontSize).toBeLessThan(20);
  expect(cities.filter(({ label }) => !label)).toEqual([]);
  const narrow = cities.filter(({ narrowLabel }) => narrowLabel);
  expect(narrow.length).toBeGreaterThan(9);
  for (const city of narrow) {
    const box = boxOf(city.narrowLabel);
    expect(Math.min(...cities.map((other) => distance(box, other)))).toBeCloseTo(distance(box, city));
  }
});

test.each(['above', 'below', 'left', 'right'] as const)('places a label %s its dot if the record says so', (label) => {
  const [placed] = layOutMap([regionOf({ ...lima, label })], accra).cities;

  const { x = NaN, y = NaN } = placed ?? {};
  const { left, right, top, bottom } = boxOf(placed?.label);
  expect({ above: y - bottom, below: top - y, left: x - right, right: left - x }[label]).toBeGreaterThan(5);
});

/** The label of a single dot, on its side if the record names one. */
function labelOf(x: number, y: number, label?: City['label']): Label | undefined {
  const nowhere = { left: -9, right: -9, top: -9, bottom: -9 };
  const dots = [{ x, y, radius: 6, city: { ...sanFrancisco, ...(label && { label }) } }];
  return placeLabels({ fontSize: 20, dots, line: nowhere, arcs: [] })[0];
}

const [middle, edge] = [{ x: mapSize.width / 2, y: mapSize.height / 2 }, 12];

test.each([
  ['left', edge, middle.y],
  ['right', mapSize.width - edge, middle.y],
  ['above', middle.x, edge],
  ['below', middle.x, mapSize.height - edge],
] as const)('places no label %s a dot at that edge of the map', (side, x, y) => {
  expect(labelOf(x, y)).toBeDefined();
  expect(labelOf(x, y, side)).toBeUndefined();
});

test.each([
  ['above', edge, edge],
  ['below', middle.x, edge],
  ['below', mapSize.width - edge, edge],
  ['left', middle.x, middle.y],
  ['right', middle.x, middle.y],
] as const)('a label %s the dot at %d, %d is near it, drawn in its box, and within the map', (side, x, y) => {
  const atTop = side === 'above' ? mapSize.height - y : y;
  const { left, right, top, bottom, ...label } = { ...labelOf(x, atTop, side), ...boxOf(labelOf(x, atTop, side)) };

  const shown = { start: left, middle: (left + right) / 2, end: right }[label.anchor ?? 'start'];
  expect(Math.abs((label.x ?? NaN) - shown)).toBeLessThanOrEqual(0.5);
  expect([top < (label.y ?? NaN), (label.y ?? NaN) < bottom]).toEqual([true, true]);
  expect(Math.min(left, mapSize.width - right)).toBeGreaterThanOrEqual(0);
  const apart = distance({ left, right, top, bottom }, { x, y: atTop });
  expect(apart).toBeGreaterThan(6);
  expect(apart).toBeLessThan(6 + 20 / 2);
});

// Sizes of a map that is 366 pixels wide.
test('places the labels on narrow screens beside all dots and the line', () => {
  const { cities, line } = layOutMap([regionOf(accra, lima, sanFrancisco)], quito);

  for (const { narrowLabel } of cities) {
    const { left, right, top } = boxOf(narrowLabel);
    expect(right - left).toBeGreaterThan(80);
    expect(right < line.left || left > line.right || top > line.bottom).toBe(true);
    expect(Math.min(...cities.map((dot) => distance(boxOf(narrowLabel), dot)))).toBeGreaterThan(16);
  }
});
