import type { City } from '@/content/schema/about';

export type Place = Pick<City, 'latitude' | 'longitude'>;
export type Point = { readonly x: number; readonly y: number };
type Bounds = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
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
/** The height of the smallest part of the world, in radians: 5 degrees of latitude, 556 km. */
const minHeight = radians(5);
/** The world without Antarctica, as projected around its meridian, and what it has around a city at its edges. */
const world = { meridian: 11, left: -2.2324, right: 2.4076, top: 1.4545, bottom: -0.9231, margin: 0.2 };
/** A part of the world is shown larger than the world by at least this factor. */
const minZoom = 1.1;

/**
 * The smallest part of the world that has all places and a margin. It may cross the date line. The world, if that part
 * is hardly smaller, or if an arc to a place would go the long way round.
 * @param places the office first
 */
export function fitView(places: readonly Place[], size: MapSize): MapView {
  const { width, height } = size;
  const meridian = middleLongitude(places);
  const [around, inWorld] = [boundsOf(places, meridian), boundsOf(places, world.meridian)];
  const whole = {
    left: Math.min(world.left, inWorld.left - world.margin),
    right: Math.max(world.right, inWorld.right + world.margin),
    top: Math.max(world.top, inWorld.top + world.margin),
    bottom: Math.min(world.bottom, inWorld.bottom - world.margin),
  };
  const worldScale = Math.min(width / (whole.right - whole.left), height / (whole.top - whole.bottom));
  const stretch = stretchAt(latitudeAt((around.top + around.bottom) / 2));
  const scale = Math.min(
    (width - 2 * margin.x) / (around.right - around.left) / stretch,
    (height - 2 * margin.y) / (around.top - around.bottom),
    height / minHeight,
  );
  const fromOffice = places.map(({ longitude }) =>
    Math.abs(wrap(longitude - meridian) - wrap((places[0]?.longitude ?? 0) - meridian)),
  );
  return scale > minZoom * worldScale && Math.max(...fromOffice) <= 180
    ? viewOf(meridian, scale, stretch, around, size)
    : viewOf(world.meridian, worldScale, 1, whole, size);
}

/** The part of the world around these bounds. */
function viewOf(meridian: number, scale: number, stretch: number, bounds: Bounds, size: MapSize): MapView {
  const middle = Math.min((bounds.top + bounds.bottom) / 2, world.top - size.height / 2 / scale);
  // Where the equator crosses the meridian
  const zero = {
    x: size.width / 2 - (scale * stretch * (bounds.left + bounds.right)) / 2,
    y: size.height / 2 + scale * middle,
  };
  return {
    project: ({ latitude, longitude }) => ({
      x: Math.round(zero.x + scale * stretch * xOf(radians(latitude), fromMeridian(longitude, meridian))),
      y: Math.round(zero.y - scale * yOf(radians(latitude))),
    }),
    unproject: (point) => {
      const latitude = latitudeAt((zero.y - point.y) / scale);
      const longitude = (point.x - zero.x) / scale / stretch / xOf(latitude, 1);
      return Math.abs(latitude) <= Math.PI / 2 && Math.abs(longitude) <= Math.PI
        ? { latitude: degrees(latitude), longitude: wrap(degrees(longitude) + meridian) }
        : undefined;
    },
  };
}

/**
 * The Natural Earth projection. Angles are in radians, and longitudes are relative to the central meridian.
 * @see https://www.shadedrelief.com/NE_proj/
 */
function xOf(latitude: number, longitude: number): number {
  const two = latitude ** 2;
  const four = two ** 2;
  return longitude * (0.8707 - 0.131979 * two + four * (-0.013791 + four * (0.003971 * two - 0.001529 * four)));
}

function yOf(latitude: number): number {
  return latitude * yFactor(latitude);
}

function yFactor(latitude: number): number {
  const two = latitude ** 2;
  const four = two ** 2;
  return 1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four));
}

/** The inverse of `yOf`, by iteration. */
function latitudeAt(y: number): number {
  return Array.from({ length: 20 }).reduce<number>((latitude) => y / yFactor(latitude), y);
}

/** The factor for the width that gives land at this latitude its true shape: the projection widens it far from the equator. */
function stretchAt(latitude: number): number {
  const step = radians(0.5);
  const heightOfRadian = (yOf(latitude + step) - yOf(latitude - step)) / (2 * step);
  return Math.min(1, (Math.cos(latitude) * heightOfRadian) / xOf(latitude, 1));
}

/** The bounds of the places, as projected around a meridian. They are infinite without places. */
function boundsOf(places: readonly Place[], meridian: number): Bounds {
  const xs = places.map(({ latitude, longitude }) => xOf(radians(latitude), fromMeridian(longitude, meridian)));
  const ys = places.map(({ latitude }) => yOf(radians(latitude)));
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}

/** The middle of the shortest part of the equator with all places. */
function middleLongitude(places: readonly Place[]): number {
  const sorted = places.map(({ longitude }) => longitude).sort((one, other) => one - other);
  const gaps = sorted.map((longitude, index) => {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 360;
    return { width: next - longitude, middle: (longitude + next) / 2 };
  });
  const widest = gaps.reduce((one, other) => (other.width > one.width ? other : one), { width: 0, middle: 0 });
  return wrap(widest.middle + 180);
}

function fromMeridian(longitude: number, meridian: number): number {
  return radians(wrap(longitude - meridian));
}

/** The same longitude, from -180 to 180 degrees. */
function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
