import { render } from '@testing-library/react';

import type { City, Region } from '@/content/schema/about';

import { drawMap } from './mapDrawing.build';
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

test('labels every city and draws one arc to it from the office, on a decorative map', () => {
  const regions = [regionOf(lima), regionOf({ ...accra, name: 'Accra & <Tema>' })];
  const { container } = render(<WorldMap regions={regions} />);
  const parts = Array.from(container.querySelectorAll('svg[aria-hidden="true"] use'), (use) =>
    use.getAttribute('href')?.replace(/.*#/, ''),
  );
  const drawn = new DOMParser().parseFromString(`<svg>${drawMap(layOutMap(regions, quito).cities)}</svg>`, 'text/xml');

  expect(parts).toEqual(['land', ...Array.from(drawn.querySelectorAll('[id]'), ({ id }) => id)]);
  const labels = Array.from(drawn.querySelectorAll('text'), ({ textContent }) => textContent);
  expect(labels).toEqual(['Lima', 'Accra & <Tema>', 'Quito']);
  const { x, y } = fitView([quito, lima, accra], mapSize).project(quito);
  for (const region of [1, 2]) {
    const arcs = drawn.querySelectorAll(`#region-${region} path[d*='c']`);
    expect(Array.from(arcs, (arc) => arc.getAttribute('d'))).toEqual([expect.stringMatching(`^M${x} ${y}c`)]);
  }
});

// The width of the map is in degrees of longitude at half its height.
test.each<[firm: string, office: City, cities: readonly City[], degrees: number]>([
  ['on three continents', london, [sanFrancisco, tokyo, sydney, capeTown], 309],
  ['with the office at the edge', sydney, [london, sanFrancisco, christchurch], 314],
  ['around the eastern Mediterranean', athens, mediterranean, 33],
  ['with two cities less than a dot apart', athens, [...mediterranean, piraeus], 33],
  ['in one country', leeds, britain, 18],
  ['with one city, which is the office', leeds, [leeds], 17],
  ['on both sides of the date line', auckland, [honolulu, sydney, city('Suva', -18, 178.4)], 164],
  ['around the Pacific', auckland, [sanFrancisco, tokyo, city('Santiago', -33.45, -70.67)], 210],
  ['in Antarctica', christchurch, [city('McMurdo', -77.8, 166.7)], 161],
  ['in wide scripts', city('香港', 22.32, 114.17), asia, 69],
  ['in the north', city('Helsinki', 60.17, 24.94), [city('Tromsø', 69.65, 18.96), city('Nuuk', 64.18, -51.69)], 96],
])('fits the map and the labels to a firm %s', (_name, office, cities, degrees) => {
  const { view, cities: placed } = layOutMap([regionOf(...cities)], office);

  const [west, east] = [0, mapSize.width].map((x) => view.unproject({ x, y: mapSize.height / 2 })?.longitude ?? NaN);
  expect(((Number(east) - Number(west) + 360) % 360).toFixed()).toBe(String(degrees));
  expect(placed).toHaveLength(cities.includes(office) ? cities.length : cities.length + 1);
  for (const [index, { city, label, ...dot }] of placed.entries()) {
    const apart = (x: number, y: number) => {
      const { left, right, top, bottom } = label.box;
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const { left, right, top, bottom } = label.box;
    expect(label.obstacle).toBeUndefined();
    expect(Math.min(left, top, mapSize.width - right, mapSize.height - bottom)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...placed.map(({ x, y }) => apart(x, y)))).toBeCloseTo(apart(dot.x, dot.y));
    expect(apart(dot.x, dot.y)).toBeGreaterThan(5);
    for (const { label: other } of placed.slice(index + 1)) {
      const isBeside = other.box.left > right + 7 || other.box.right < left - 7;
      expect(isBeside || other.box.top > bottom || other.box.bottom < top).toBe(true);
    }
    const there = view.unproject(dot);
    expect(Math.abs((there?.latitude ?? NaN) - city.latitude)).toBeLessThan(0.3);
    expect(Math.abs((there?.longitude ?? NaN) - city.longitude)).toBeLessThan(0.5);
  }
});

test('fits the map and keeps the labels in maps of other sizes', () => {
  const square = layOutMap([regionOf(...britain)], leeds, { width: 600, height: 600 });
  const small = layOutMap([regionOf(sanFrancisco)], tokyo, { width: 240, height: 120 });

  expect(square.cities.filter(({ label }) => label.obstacle)).toEqual([]);
  const rows = square.cities.map(({ y }) => y);
  expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(450);
  for (const { label } of small.cities) {
    expect(label.obstacle).toBeUndefined();
    expect(Math.min(label.box.left, 240 - label.box.right)).toBeGreaterThanOrEqual(0);
  }
});

test('leaves room for wide characters and for accents on capitals', () => {
  const sizeOf = (name: string) => {
    const [placed] = layOutMap([regionOf({ ...lima, name })], accra).cities;
    const { left = 0, right = 0, top = 0, bottom = 0 } = placed?.label.box ?? {};
    return { width: right - left, height: bottom - top };
  };
  expect(sizeOf('Wwwww').width).toBeGreaterThan(1.5 * sizeOf('Lille').width);
  expect(sizeOf('東京大阪府').width).toBeGreaterThan(75);
  expect(sizeOf('Élise').height).toBeGreaterThan(sizeOf('e\u0301lise').height);
  expect(sizeOf('e\u0301lise').width).toBeLessThan(sizeOf('Wwwww').width);
});

test('names the city in the way of a label without room', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({ ...lima, name: `Lima ${index}` }));
  const { cities } = layOutMap([regionOf(...crowd)], accra);

  const obstacles = cities.map(({ label }) => label.obstacle?.name);
  expect([obstacles[0], obstacles[12]]).toEqual([undefined, undefined]);
  expect(obstacles[11]).toMatch(/^Lima \d$/);
});

// The coordinates are measured on the land in components/sprite.svg.
test.each([
  [sanFrancisco, 72, 164],
  [capeTown, 488, 428],
  [sydney, 886, 428],
  [city('Uelen', 66.16, -169.81), 908, 65],
])('projects %j to its position on the land of the world', (place, x, y) => {
  const point = fitView([], mapSize).project(place);
  expect(Math.hypot(point.x - x, point.y - y)).toBeLessThanOrEqual(1.4);
});
