import sharp from 'sharp';

import type { Box } from '../../components/WorldMap/mapLabels.build';
import type { MapSize, MapView, Place } from '../../components/WorldMap/mapView.build';

/** Whether a place is on land. */
export type IsLand = (place: Place) => boolean;

/**
 * Land is white in land.png, which has eight pixels per degree, from 180° west and 90° north. It was drawn once from
 * the land of Natural Earth at 1:50 million (public domain), https://www.naturalearthdata.com.
 */
export async function readLand(): Promise<IsLand> {
  const { data, info } = await sharp('scripts/check/land.png')
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ({ latitude, longitude }) => {
    const column = Math.floor(((longitude + 180) / 360) * info.width);
    const row = Math.floor(((90 - latitude) / 180) * info.height);
    return data[(row * info.width + (column % info.width)) * info.channels] === 255;
  };
}

/** The distances of two dots in a row and of two rows, in units of the viewBox. The style sheet has the first. */
const pitch = { x: 10, y: 9 };
/** Where the land is looked up around a dot. */
const samples = [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y) => ({ x, y })));

/**
 * The land as horizontal lines, which the style sheet dashes into dots: one at the start, and one after each pitch.
 * No dot is behind a label.
 */
export function landPath(view: MapView, { width, height }: MapSize, labels: readonly Box[], isLand: IsLand): string {
  const margin = 4;
  const isBehindLabel = (x: number, y: number) =>
    labels.some(
      ({ left, right, top, bottom }) =>
        x > left - margin && x < right + margin && y > top - margin && y < bottom + margin,
    );
  const isDot = (x: number, y: number) => {
    const places = samples.map((offset) => view.unproject({ x: x + offset.x, y: y + offset.y }));
    return !isBehindLabel(x, y) && places.filter((place) => place && isLand(place)).length > samples.length / 2;
  };
  let lines = '';
  for (let row = 0; row * pitch.y < height; row++) {
    const y = row * pitch.y + 4;
    let start: number | undefined;
    // Every other row is moved by half the pitch. The last step, beyond the map, ends a line.
    for (let x = 2 + (row % 2) * (pitch.x / 2); x < width + pitch.x; x += pitch.x) {
      const continues = x < width && isDot(x, y);
      if (start !== undefined && !continues) {
        lines += `M${start} ${y}h${x - pitch.x - start + 1}`;
      }
      start = continues ? (start ?? x) : undefined;
    }
  }
  return lines;
}
