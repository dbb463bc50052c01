import { render } from '@testing-library/react';

import type { City, Region } from '@/scripts/schemas/content';

import { layOutMap, project } from './mapLayout';
import { WorldMap } from './WorldMap';

const quito: City = { name: 'Quito', latitude: -0.18, longitude: -78.47 };
const lima: City = { name: 'Lima', latitude: -12.05, longitude: -77.04 };
const accra: City = { name: 'Accra', latitude: 5.6, longitude: -0.19 };
const regionOf = (...cities: City[]): Region => ({ id: 'one', name: 'One', text: 'Text', cities });

test('labels every city and the office on a decorative map', () => {
  const { container } = render(<WorldMap regions={[regionOf(lima), regionOf(accra)]} office={quito} />);

  const map = container.querySelector('svg[aria-hidden="true"]');
  expect([...(map?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Lima',
    'Accra',
    'Quito',
  ]);
});

test('draws one arc from the office to each city', () => {
  const { container } = render(<WorldMap regions={[regionOf(lima), regionOf(accra)]} office={quito} />);

  const { x, y } = project(quito);
  const arcs = [1, 2].map((region) => container.querySelectorAll(`[data-region="${region}"] path:first-child`));
  expect(arcs.map(({ length }) => length)).toEqual([1, 1]);
  arcs.forEach(([path]) => expect(path?.getAttribute('d')).toMatch(new RegExp(`^M${x} ${y}c`)));
});

// The coordinates are measured in sprite.svg, whose land has the same projection.
test.each<[name: string, latitude: number, longitude: number, x: number, y: number]>([
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

test('moves a label if its preferred position is occupied', () => {
  const south = { ...lima, name: 'South', latitude: lima.latitude - 4 };
  const [[first, second] = []] = layOutMap([regionOf(south, lima)], accra).regions;

  expect(first?.label).toMatchObject({ x: first?.x, y: (first?.y ?? 0) + 20 });
  expect(second?.label).not.toMatchObject({ x: second?.x, y: (second?.y ?? 0) + 20 });
});

test('reports labels without a free position', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({ ...lima, name: `Lima ${index}` }));
  const south = { name: 'South Pole', latitude: -90, longitude: 0 };

  expect(layOutMap([regionOf(lima)], quito).withoutRoom).toEqual([]);
  expect(layOutMap([regionOf(...crowd)], quito).withoutRoom).toContain('Lima 11');
  expect(layOutMap([regionOf(south)], quito).withoutRoom).toEqual(['South Pole']);
});
