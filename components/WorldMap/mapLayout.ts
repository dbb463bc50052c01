import type { City, Region } from '@/scripts/schemas/content';

type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Anchor = 'start' | 'middle' | 'end';

export type Place = Point & {
  readonly name: string;
  /** The arc from the office, as path data. */
  readonly arc: string;
  readonly label: Point & {
    readonly anchor: Anchor;
    /** There is room for it on a phone too, in larger letters. */
    readonly onPhone: boolean;
  };
};

export type MapLayout = {
  readonly office: Place;
  /** The cities of each region. */
  readonly regions: readonly (readonly Place[])[];
  /** Names without a free place, and cities south of the map. */
  readonly withoutRoom: readonly string[];
};

/** Map units. The land in sprite.svg is drawn in them too. */
export const [mapWidth, mapHeight] = [1000, 496];
/** Font sizes in map units, as in WorldMap.module.scss. */
const sizes = { office: 18, city: 13, cityOnPhone: 17 };
const whole: Box = { left: 4, right: mapWidth - 4, top: 4, bottom: mapHeight - 4 };
/** The part of the map that a phone shows. */
const phone: Box = { ...whole, left: 232, right: 716 };

/**
 * Places the office, the cities, the arcs between them, and the names: each where it covers no other name
 * and no dot, and as little as possible of the arcs. Runs in the build only.
 */
export function layOutMap(regions: readonly Region[], office: City): MapLayout {
  const start = project(office);
  const cities = regions.flatMap((region) => region.cities);
  const arcs = cities.map((city) => curve(start, project(city)));
  const onArcs = arcs.flatMap(({ points }) => points);
  const dots = [start, ...cities.map(project)].map(({ x, y }) => around(x, y, 5));
  const [taken, takenOnPhone]: [Box[], Box[]] = [[...dots], [...dots]];
  const withoutRoom: string[] = [];

  const place = (city: City, path: string, size: number, phoneSize: number): Place => {
    const at = project(city);
    const [best] = positionsAround(at)
      .filter((position) => isFree(boxOf(city.name, position, size), whole, taken))
      .map((position) => ({ position, covered: pointsIn(boxOf(city.name, position, size), onArcs) }))
      .sort((one, other) => one.covered - other.covered);
    if (!best) {
      withoutRoom.push(city.name);
    }
    const position = best?.position ?? { ...at, anchor: 'middle' };
    const phoneBox = boxOf(city.name, position, phoneSize);
    const onPhone = isFree(phoneBox, phone, takenOnPhone);
    taken.push(boxOf(city.name, position, size));
    if (onPhone) {
      takenOnPhone.push(phoneBox);
    }
    return { ...at, name: city.name, arc: path, label: { ...position, onPhone } };
  };

  const officePlace = place(office, '', sizes.office, sizes.office);
  const paths = arcs.map(({ path }) => path);
  return {
    office: officePlace,
    regions: regions.map((region) =>
      region.cities.map((city) => place(city, paths.shift() ?? '', sizes.city, sizes.cityOnPhone)),
    ),
    withoutRoom,
  };
}

/**
 * The Natural Earth projection, in the scale and position of the land.
 * @see https://www.shadedrelief.com/NE_proj/
 */
export function project({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>): Point {
  const centred = ((((longitude - 11 + 180) % 360) + 360) % 360) - 180;
  const [lambda, phi] = [(centred * Math.PI) / 180, (latitude * Math.PI) / 180];
  const two = phi ** 2;
  const four = two ** 2;
  const x = lambda * (0.8707 - 0.131979 * two + four * (-0.013791 + four * (0.003971 * two - 0.001529 * four)));
  const y = phi * (1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four)));
  return { x: Math.round(485.73 + 208.62 * x), y: Math.round(303.43 - 208.62 * y) };
}

/** A curve that leaves its chord to the north: the further, the longer it is and the more it runs east or west. */
function curve(from: Point, to: Point): { path: string; points: Point[] } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (0.4 + (0.6 * Math.abs(dx)) / length) * (0.8 + length / 1400) * (dx < 0 ? 1 : -1);
  const control = (along: number, aside: number): Point => ({
    x: Math.round(from.x + dx * along - dy * aside * bend),
    y: Math.max(-30, Math.round(from.y + dy * along + dx * aside * bend)),
  });
  const [one, two] = [control(0.2, 0.33), control(0.76, 0.4)];
  const points = Array.from({ length: 61 }, (_, step) => {
    const t = step / 60;
    const at = (key: 'x' | 'y') =>
      (1 - t) ** 3 * from[key] + 3 * (1 - t) ** 2 * t * one[key] + 3 * (1 - t) * t ** 2 * two[key] + t ** 3 * to[key];
    return { x: at('x'), y: at('y') };
  });
  const offsets = [one, two, to].flatMap(({ x, y }) => [x - from.x, y - from.y]);
  return { path: `M${from.x} ${from.y}c${offsets.join(' ').replaceAll(' -', '-')}`, points };
}

/** Where a name can stand beside its dot, the usual place first. The point is that of its baseline. */
function positionsAround({ x, y }: Point): (Point & { anchor: Anchor })[] {
  return [
    { x, y: y + 20, anchor: 'middle' },
    { x: x + 10, y: y + 5, anchor: 'start' },
    { x: x - 10, y: y + 5, anchor: 'end' },
    { x: x + 6, y: y + 18, anchor: 'start' },
    { x: x - 6, y: y + 18, anchor: 'end' },
    { x, y: y - 10, anchor: 'middle' },
    { x: x + 7, y: y - 8, anchor: 'start' },
    { x: x - 7, y: y - 8, anchor: 'end' },
    { x, y: y + 34, anchor: 'middle' },
  ];
}

/** The box of a text. Widths are estimates: a wide letter, as of Chinese, is as wide as it is high. */
function boxOf(name: string, { x, y, anchor }: Point & { anchor: Anchor }, size: number): Box {
  const width = [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1.02 : 0.6), 0) * size;
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + width, top: y - 0.75 * size, bottom: y + 0.25 * size };
}

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isFree(box: Box, frame: Box, taken: readonly Box[]): boolean {
  const isWithin =
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  return isWithin && !taken.some((other) => overlap(box, other));
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function pointsIn(box: Box, points: readonly Point[]): number {
  return points.filter(({ x, y }) => overlap(box, around(x, y, 1))).length;
}
