import type { City, Region } from '@/content/schema/about';

import { type Dot, type Label, placeLabels } from './mapLabels.build';
import { fitView, mapSize, type MapView, type Point } from './mapView.build';

/** The office, or a city of a region. */
type CityDot = Dot & {
  readonly city: City;
  /** The index of the region. */
  readonly region?: number;
  /** The arc from the office, as path data. */
  readonly arc?: string;
};

export type PlacedCity = CityDot & { readonly label: Label };

type MapLayout = {
  readonly view: MapView;
  /** Where the office is, as a share of the width and of the height of the map. */
  readonly officeFromLeft: number;
  readonly officeFromBottom: number;
  /** In the order of the regions, and the office last. A city that is also the office is left out. */
  readonly cities: readonly PlacedCity[];
};

/** The part of an arc at each end that shows where it leads to, in units of the viewBox. */
const arcEnd = 10;
/** Nearer dots cannot be told apart. */
const minDistance = 7;

/** Fits the map to the cities, and positions the office, the cities, their arcs and their labels. */
export function layOutMap(regions: readonly Region[], office: City, size = mapSize): MapLayout {
  const view = fitView([office, ...regions.flatMap(({ cities }) => cities)], size);
  const start: CityDot = {
    ...view.project(office),
    city: office,
    name: office.name,
    isOffice: true,
    isPlacement: false,
  };
  const arcs = regions.flatMap(({ cities, placement }, region) =>
    cities
      .map((city) => ({ ...view.project(city), city, name: city.name, region }))
      .filter((dot) => dot.name !== start.name || apart(dot, start) > minDistance)
      .map(({ name, ...dot }) => {
        const { path, points } = arcBetween(start, dot);
        return { points, dot: { ...dot, name, arc: path, isOffice: false, isPlacement: name === placement?.city } };
      }),
  );
  const dots: readonly CityDot[] = [...arcs.map(({ dot }) => dot), start];
  const surroundings = {
    dots,
    // The arc of a placement is drawn heavier, so it counts twice, except near the office, where all arcs begin.
    arcs: [
      ...arcs.flatMap(({ dot, points }) =>
        dot.isPlacement ? [...points, ...points.slice(points.length / 4)] : points,
      ),
      ...lineTo(start),
    ],
    arcEnds: arcs.flatMap(({ dot, points }) =>
      points
        .filter((point) => apart(point, dot) < arcEnd || apart(point, start) < arcEnd)
        .map((point) => ({ ...point, city: dot })),
    ),
    map: { left: 0, right: size.width, top: 0, bottom: size.height },
  };
  const labels = placeLabels(surroundings);
  return {
    view,
    officeFromLeft: start.x / size.width,
    officeFromBottom: 1 - start.y / size.height,
    cities: dots.flatMap((dot, index) => {
      const label = labels[index];
      return label ? { ...dot, label } : [];
    }),
  };
}

/** Points on the thick line of the page, which comes down to the office. */
function lineTo({ x, y: end }: Point): readonly Point[] {
  return Array.from({ length: Math.ceil(Math.max(0, end) / 4) }, (_, index) => index * 4).flatMap((y) =>
    [-6, 0, 6].map((aside) => ({ x: x + aside, y })),
  );
}

/** An arc that bends north. Longer and more horizontal arcs bend more. */
function arcBetween(from: Point, to: Point): { path: string; points: readonly Point[] } {
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
  return { path: `M${from.x} ${from.y}c${offsets.join(' ').replaceAll(' -', '-')}`, points };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
