import type { City, Region } from '@/content/schema/about';

import { type Box, type Label, placeLabels } from './mapLabels.build';
import { fitView, mapSize, type MapView, type Point } from './mapView.build';

/** The office, or a city of a region. */
type CityDot = Point & {
  readonly city: City;
  readonly isPlacement?: boolean;
  /** The index of the region. The office has none. */
  readonly region?: number;
  /** The arc from the office, as path data. */
  readonly arc?: string;
};

export type PlacedCity = CityDot & {
  /** Undefined without room. Then `obstacle` is the nearest other city. */
  readonly label: Label | undefined;
  /** The same on narrow screens, where the map has room for fewer. */
  readonly narrowLabel: Label | undefined;
  readonly obstacle: City | undefined;
};

export type MapLayout = {
  readonly view: MapView;
  /** Where the office is, as a share of the width and of the height of the map. */
  readonly officeFromLeft: number;
  readonly officeFromBottom: number;
  /** What the thick line of the page covers, which comes down to the office. */
  readonly line: Box;
  /** The size of the labels. */
  readonly fontSize: number;
  readonly regionCount: number;
  /** In the order of the regions, and the office last. A city that is also the office is left out. */
  readonly cities: readonly PlacedCity[];
};

/** In units of the viewBox. Dots and line look larger in a smaller map. */
const wide = { office: 14, city: 6, line: 8 };
const narrow = { office: 19, city: 17, line: 9 };
/** Of labels in a wide window. The largest with room for all is chosen. */
const [largestFontSize, ...smallerFontSizes] = [20, 18, 17] as const;
export const narrowFontSize = 38;
/** Nearer dots cannot be told apart. */
const minDistance = 7;

/** Fits the map to the cities, and positions the office, the cities, their arcs and their labels. */
export function layOutMap(regions: readonly Region[], office: City): MapLayout {
  const view = fitView([office, ...regions.flatMap(({ cities }) => cities)]);
  const start = view.project(office);
  const cities = regions.flatMap(({ cities, placement }, region) =>
    cities
      .map((city) => ({ city, region, ...view.project(city), isPlacement: city.name === placement?.city }))
      .filter((dot) => dot.city.name !== office.name || apart(dot, start) > minDistance)
      .map((dot) => ({ ...dot, ...arcBetween(start, dot) })),
  );
  const all: readonly CityDot[] = [...cities, { city: office, ...start }];
  const place = ({ line: halfLine, ...radius }: typeof wide, fontSize: number) => {
    const dots = all.map((dot) => ({ ...dot, radius: dot.region === undefined ? radius.office : radius.city }));
    const line = { left: start.x - halfLine, right: start.x + halfLine, top: 0, bottom: start.y };
    const arcs = cities.flatMap(({ points }) => points);
    return { fontSize, line, labels: placeLabels({ fontSize, dots, line, arcs }) };
  };
  const { labels, fontSize, line } = smallerFontSizes.reduce(
    (placed, size) => (placed.labels.every(Boolean) ? placed : place(wide, size)),
    place(wide, largestFontSize),
  );
  const narrowLabels = place(narrow, narrowFontSize).labels;
  return {
    view,
    line,
    fontSize,
    regionCount: regions.length,
    officeFromLeft: start.x / mapSize.width,
    officeFromBottom: 1 - start.y / mapSize.height,
    cities: all.map((dot, index) => ({
      ...dot,
      label: labels[index],
      narrowLabel: narrowLabels[index],
      obstacle: labels[index] ? undefined : nearest(dot, all),
    })),
  };
}

function nearest(dot: CityDot, all: readonly CityDot[]): City | undefined {
  const [first] = all.filter((other) => other !== dot).sort((one, other) => apart(one, dot) - apart(other, dot));
  return first?.city;
}

/** An arc that bends north. Longer and more horizontal arcs bend more. */
function arcBetween(from: Point, to: Point): { arc: string; points: readonly Point[] } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (0.4 + (0.6 * Math.abs(dx)) / length) * (0.8 + length / 1400) * (dx < 0 ? 1 : -1);
  // The arc leaves the map at the top only if its ends do.
  const highest = Math.ceil(6 - Math.min(from.y, to.y) / 3);
  const control = (along: number, aside: number): Point => ({
    x: Math.round(from.x + dx * along - dy * aside * bend),
    y: Math.max(highest, Math.round(from.y + dy * along + dx * aside * bend)),
  });
  const [p1, p2] = [control(0.2, 0.33), control(0.76, 0.4)];
  const steps = Math.ceil(length / 6);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const at = (key: 'x' | 'y') =>
      (1 - t) ** 3 * from[key] + 3 * (1 - t) ** 2 * t * p1[key] + 3 * (1 - t) * t ** 2 * p2[key] + t ** 3 * to[key];
    return { x: at('x'), y: at('y') };
  });
  const offsets = [p1, p2, to].flatMap(({ x, y }) => [x - from.x, y - from.y]);
  return { arc: `M${from.x} ${from.y}c${offsets.join(' ').replaceAll(' -', '-')}`, points };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
