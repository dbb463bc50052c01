import type { City, Region } from '@/content/schema/about';

type Point = { readonly x: number; readonly y: number };
export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Anchor = 'start' | 'middle' | 'end';

export type PlacedCity = Point & {
  readonly name: string;
  /** The arc from the office, as path data. */
  readonly arc: string;
  /** Whether the label also fits on a phone, where the font is larger. A phone omits the other cities. */
  readonly onPhone: boolean;
  readonly label: Point & { readonly anchor: Anchor };
};

type MapLayout = {
  readonly office: PlacedCity;
  /** The cities of each region. */
  readonly regions: readonly (readonly PlacedCity[])[];
  /** The boxes of the labels in a wide window. */
  readonly labels: readonly Box[];
  /** Labels without a free position, including those of cities south of the map. */
  readonly withoutRoom: readonly string[];
};

/** The viewBox: the land, without the empty margins of content/drawings/icons.svg on the left and right. */
export const [mapLeft, mapWidth, mapHeight] = [20, 968, 496];
/** In viewBox units, as in WorldMap.module.scss. */
const fontSizes = { office: 16, city: 15, onPhone: 23 };
const fullMap: Box = { left: mapLeft, right: mapLeft + mapWidth, top: 4, bottom: mapHeight - 4 };
/** The part of the map that is visible on a phone. */
const phoneMap: Box = { ...fullMap, left: 165, right: 845 };

/**
 * Positions the office, the cities, their arcs and their labels. A label overlaps no other label and no dot,
 * is nearest to its own dot where possible, and overlaps as few arc points as possible.
 */
export function layOutMap(regions: readonly Region[], office: City): MapLayout {
  const start = project(office);
  const cities = regions.flatMap((region) => region.cities);
  const arcs = cities.map((city) => arcBetween(start, project(city)));
  const isPlacement = (city: City) => regions.some(({ placement }) => placement?.city === city.name);
  // The arc of a placement is drawn heavier, so it counts twice, except near the office, where all arcs begin.
  const arcPoints = cities.flatMap((city, index) => {
    const along = arcs[index]?.points ?? [];
    return isPlacement(city) ? [...along, ...along.slice(along.length / 4)] : along;
  });
  const points = [start, ...cities.map(project)];
  const dots = points.map(({ x, y }) => boxAround(x, y, 5));
  const [occupied, occupiedOnPhone]: [Box[], Box[]] = [[...dots], [...dots]];
  const withoutRoom: string[] = [];

  const placeCity = (city: City, path: string, size: number): PlacedCity => {
    const point = project(city);
    const [best] = labelPositions(point, city === office ? 6 : 0) // The dot of the office is larger.
      .filter((position) => isFree(labelBox(city.name, position, size), fullMap, occupied))
      .map((position) => {
        const box = labelBox(city.name, position, size);
        const isNearest = points.every((other) => distance(box, point) <= distance(box, other));
        const isCrowded = occupied.slice(dots.length).some((label) => overlap(label, enlarge(box, 12)));
        return {
          position,
          cost: pointsIn(box, arcPoints) + (isCrowded ? 4 : 0) + (isNearest ? 0 : arcPoints.length),
        };
      })
      .sort((one, other) => one.cost - other.cost);
    if (!best) {
      withoutRoom.push(city.name);
    }
    const position = best?.position ?? { ...point, anchor: 'middle' };
    const phoneBox = labelBox(city.name, position, fontSizes.onPhone);
    const onPhone = isFree(phoneBox, phoneMap, occupiedOnPhone);
    occupied.push(labelBox(city.name, position, size));
    if (onPhone) {
      occupiedOnPhone.push(phoneBox);
    }
    return { ...point, name: city.name, arc: path, onPhone, label: position };
  };

  const placedOffice = placeCity(office, '', fontSizes.office);
  // Placements first, so that a phone has room for their labels.
  const placedCities = new Map(
    cities
      .map((city, index) => ({ city, path: arcs[index]?.path ?? '' }))
      .sort((one, other) => Number(isPlacement(other.city)) - Number(isPlacement(one.city)))
      .map(({ city, path }) => [city, placeCity(city, path, fontSizes.city)]),
  );
  return {
    office: placedOffice,
    regions: regions.map((region) => region.cities.flatMap((city) => placedCities.get(city) ?? [])),
    labels: occupied.slice(dots.length),
    withoutRoom,
  };
}

/**
 * The Natural Earth projection, with the scale and position of the land in content/drawings/icons.svg.
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

/** An arc that bends north. Longer and more horizontal arcs bend more. */
function arcBetween(from: Point, to: Point): { path: string; points: Point[] } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = (0.4 + (0.6 * Math.abs(dx)) / length) * (0.8 + length / 1400) * (dx < 0 ? 1 : -1);
  const control = (along: number, aside: number): Point => ({
    x: Math.round(from.x + dx * along - dy * aside * bend),
    y: Math.max(-30, Math.round(from.y + dy * along + dx * aside * bend)),
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

/**
 * Possible label positions beside a dot, the preferred one first. Each is a point on the baseline.
 * @param extra added to each distance, for a larger dot
 */
function labelPositions({ x, y }: Point, extra: number): (Point & { anchor: Anchor })[] {
  return [
    { x, y: y + 23 + extra, anchor: 'middle' },
    { x: x + 10 + extra, y: y + 5, anchor: 'start' },
    { x: x - 10 - extra, y: y + 5, anchor: 'end' },
    { x: x + 6 + extra, y: y + 18 + extra, anchor: 'start' },
    { x: x - 6 - extra, y: y + 18 + extra, anchor: 'end' },
    { x, y: y - 10 - extra, anchor: 'middle' },
    { x: x + 7 + extra, y: y - 8 - extra, anchor: 'start' },
    { x: x - 7 - extra, y: y - 8 - extra, anchor: 'end' },
    { x, y: y + 34 + extra, anchor: 'middle' },
  ];
}

/** The estimated bounding box of a label. A wide character, such as a Chinese one, is as wide as high. */
function labelBox(name: string, { x, y, anchor }: Point & { anchor: Anchor }, size: number): Box {
  const width = [...name].reduce((sum, character) => sum + (character > '\u2e7f' ? 1.02 : 0.6), 0) * size;
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  return { left, right: left + width, top: y - 0.75 * size, bottom: y + 0.25 * size };
}

function enlarge({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function boxAround(x: number, y: number, radius: number): Box {
  return enlarge({ left: x, right: x, top: y, bottom: y }, radius);
}

function isFree(box: Box, frame: Box, occupied: readonly Box[]): boolean {
  const isWithin =
    box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
  return isWithin && !occupied.some((other) => overlap(box, other));
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** From the nearest point of the box. */
function distance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function pointsIn(box: Box, points: readonly Point[]): number {
  return points.filter(({ x, y }) => overlap(box, boxAround(x, y, 1))).length;
}
