import { render } from '@testing-library/react';

import type { City, Region } from '@/content/schema/about';

import { layOutMap, project } from './mapLayout.build';
import { WorldMap } from './WorldMap';

const quito: City = { name: 'Quito', latitude: -0.18, longitude: -78.47 };
const lima: City = { name: 'Lima', latitude: -12.05, longitude: -77.04 };
const accra: City = { name: 'Accra', latitude: 5.6, longitude: -0.19 };
const regionOf = (...cities: City[]): Region => ({ id: 'one', name: 'One', text: 'Text', cities });

test('labels every city and draws one arc to it from the office, on a decorative map', () => {
  const { container } = render(<WorldMap regions={[regionOf(lima), regionOf(accra)]} office={quito} />);

  const map = container.querySelector('svg[aria-hidden="true"]');
  const labels = map?.querySelectorAll('text') ?? [];
  expect(Array.from(labels, ({ textContent }) => textContent)).toEqual(['Lima', 'Accra', 'Quito']);
  const { x, y } = project(quito);
  for (const region of [1, 2]) {
    const arcs = container.querySelectorAll(`[data-region="${region}"] path:first-child`);
    expect(Array.from(arcs, (arc) => arc.getAttribute('d'))).toEqual([expect.stringMatching(`^M${x} ${y}c`)]);
  }
});

// The coordinates are measured in sprite.svg, whose land has the same projection.
test.each([
  ['London', 51.51, -0.13, 455, 115],
  ['San Francisco', 37.77, -122.42, 92, 164],
  ['Cape Town', -33.92, 18.42, 508, 428],
  ['Tokyo', 35.68, 139.65, 869, 172],
  ['Sydney', -33.87, 151.21, 906, 428],
])('projects %s to its position on the land', (_name, latitude, longitude, x, y) => {
  const point = project({ latitude, longitude });

  expect(Math.abs(point.x - x)).toBeLessThanOrEqual(1);
  expect(Math.abs(point.y - y)).toBeLessThanOrEqual(1);
});

test('moves a longitude beyond the western edge to the east', () => {
  expect(project({ latitude: 0, longitude: -175 }).x).toBeGreaterThan(900);
});

test('no two labels share a position, and a label without a free position is reported', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({ ...lima, name: `Lima ${index}` }));

  const { regions, withoutRoom } = layOutMap([regionOf(...crowd)], accra);

  const placed = regions.flat().filter(({ name }) => !withoutRoom.includes(name));
  expect(placed.length).toBeGreaterThan(1);
  expect(new Set(placed.map(({ label }) => `${label.x} ${label.y}`)).size).toBe(placed.length);
  expect(withoutRoom).toContain('Lima 11');
});

test('a label between two dots is nearest to its own', () => {
  const lulea = { name: 'Luleå', latitude: 65.58, longitude: 22.15 };
  const helsinki = { name: 'Helsinki', latitude: 60.17, longitude: 24.94 };
  const [{ y, label } = {}] = layOutMap([regionOf(lulea, helsinki)], accra).regions.flat();
  expect(label?.y).toBeLessThan(y ?? NaN);
});
