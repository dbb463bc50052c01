import { geoBounds, geoMercator, geoNaturalEarth1, type GeoProjection } from 'd3-geo';

import type { City } from '@/content/schema/about';

export type Place = Pick<City, 'latitude' | 'longitude'>;
export type Point = { readonly x: number; readonly y: number };
export type MapSize = { readonly width: number; readonly height: number };

/** In units of the viewBox. */
export const mapSize: MapSize = { width: 968, height: 496 };

/** The part of the world that the map shows. */
export type MapView = {
  readonly project: (place: Place) => Point;
  /** The place at a point of the map, or nothing beyond the edge of the world. */
  readonly unproject: (point: Point) => Place | undefined;
};

/** Space between the cities and the edges, for labels and arcs, in units of the viewBox. */
const margin = { x: 90, y: 48 };
/** The same where the map shows the world. */
const worldMargin = { x: 45, y: 32 };
/** The smallest part of the world has this many degrees of latitude on each side of the office. */
const around = 2;
/** A part of the world is shown larger than the world by at least this factor. */
const minZoom = 1.1;
/** Up to these degrees, Mercator’s projection keeps the shapes of the land without making one land far too large. */
const mercator = { maxWidth: 120, maxLatitude: 75 };
/** The land without Antarctica: the meridian in its middle, and places at its edges. */
const world = {
  meridian: 11,
  edges: [
    { latitude: 83.6, longitude: -33 },
    { latitude: 54.6, longitude: -161.3 },
    { latitude: -37.7, longitude: 179 },
    { latitude: -55, longitude: -67 },
  ],
};

/**
 * The smallest part of the world that has all places and a margin. It may cross the date line. The world, if that part
 * is hardly smaller, or if an arc to a place would go the long way round.
 * @param places the office first
 */
export function fitView(places: readonly Place[]): MapView {
  const { meridian, width } = middleOf(places);
  const isSmall =
    width <= mercator.maxWidth && places.every(({ latitude }) => Math.abs(latitude) <= mercator.maxLatitude);
  const aroundOffice = places
    .slice(0, 1)
    .flatMap(({ latitude, longitude }) =>
      [around, -around].map((degrees) => ({ latitude: latitude + degrees, longitude })),
    );
  const part = fit(isSmall ? geoMercator() : geoNaturalEarth1(), meridian, [...places, ...aroundOffice], margin);
  const whole = fit(geoNaturalEarth1(), world.meridian, world.edges);
  const fromOffice = places.map(({ longitude }) =>
    Math.abs(wrap(longitude - meridian) - wrap((places[0]?.longitude ?? 0) - meridian)),
  );
  if (part.scale() > minZoom * whole.scale() && Math.max(...fromOffice) <= 180) {
    return viewOf(part);
  }
  const hasMargin = places.map(viewOf(whole).project).every(({ x, y }) => {
    const [across, down] = [Math.min(x, mapSize.width - x), Math.min(y, mapSize.height - y)];
    return across > worldMargin.x && down > worldMargin.y;
  });
  return viewOf(hasMargin ? whole : fit(geoNaturalEarth1(), world.meridian, [...world.edges, ...places], worldMargin));
}

/** Turns and scales a projection of the world so that these places are in the map. */
function fit(
  projection: GeoProjection,
  meridian: number,
  places: readonly Place[],
  { x, y } = { x: 0, y: 0 },
): GeoProjection {
  const corners: [[number, number], [number, number]] = [
    [x, y],
    [mapSize.width - x, mapSize.height - y],
  ];
  return projection.rotate([-meridian, 0]).fitExtent(corners, pointsOf(places));
}

function viewOf(projection: GeoProjection): MapView {
  const project = ({ latitude, longitude }: Place): Point => {
    const [x = NaN, y = NaN] = projection([longitude, latitude]) ?? [];
    return { x, y };
  };
  return {
    project: (place) => {
      const { x, y } = project(place);
      return { x: Math.round(x), y: Math.round(y) };
    },
    unproject: ({ x, y }) => {
      const [longitude = NaN, latitude = NaN] = projection.invert?.([x, y]) ?? [];
      const back = project({ latitude, longitude });
      // Beyond the edge of the world, the projection gives a place on its other side.
      return Math.hypot(back.x - x, back.y - y) < 0.5 ? { latitude, longitude } : undefined;
    },
  };
}

/** The middle and the width, in degrees, of the shortest part of the equator with all places. */
function middleOf(places: readonly Place[]): { meridian: number; width: number } {
  const [[west], [east]] = geoBounds(pointsOf(places));
  const width = (east - west + 360) % 360;
  return { meridian: wrap(west + width / 2), width };
}

function pointsOf(places: readonly Place[]) {
  return { type: 'MultiPoint' as const, coordinates: places.map(({ longitude, latitude }) => [longitude, latitude]) };
}

/** The same longitude, from -180 to 180 degrees. */
function wrap(longitude: number): number {
  return longitude - 360 * Math.round(longitude / 360);
}
