import { distance, type Label, labelSizesOnPhone } from './mapLabels.build';
import type { PlacedCity } from './mapLayout.build';

/** Widths of lines in pixels, on a map of any size. */
const stroke = 'vector-effect="non-scaling-stroke" stroke-width=';

/**
 * The arcs and the cities of each region, and the labels for a wide map and for a phone, as SVG groups with ids. They are
 * in the sprite, so that no page contains them; WorldMap.module.scss gives them their colours and the size of the labels.
 */
export function drawMap(cities: readonly PlacedCity[]): string {
  const regions = new Set(cities.flatMap(({ region }) => region ?? []));
  const groups = [...regions].map((region) => {
    const own = cities.filter((city) => city.region === region);
    // The arc of a placement is heavier.
    const arcs = own.map(
      ({ arc, isPlacement }) =>
        `<path d="${arc}" ${stroke}"${isPlacement ? 3.4 : 2}" opacity="${isPlacement ? 1 : 0.7}"/>`,
    );
    // A dot is the round cap of a line, and its halo another.
    const dots = own.map(({ x, y }) => `M${x} ${y}h.01`).join('');
    return group(
      `region-${region + 1}`,
      `<g fill="none" stroke="currentColor" stroke-linecap="round">${arcs.join('')}` +
        `<path d="${dots}" ${stroke}"15" opacity=".24"/><path d="${dots}" ${stroke}"8"/></g>`,
    );
  });
  const labelled = cities.filter(({ labelOnPhone }) => !labelOnPhone.obstacle);
  // Beside the dot of a city without a label, another label would read as that city's.
  const unambiguous = labelled.filter(({ labelOnPhone }) =>
    cities.every((city) => labelled.includes(city) || distance(labelOnPhone.box, city) > 2.5 * labelSizesOnPhone.city),
  );
  return [
    ...groups,
    group(
      'labels',
      labelsOf(cities, ({ label }) => label),
    ),
    group(
      'labels-on-phone',
      labelsOf(unambiguous, ({ labelOnPhone }) => labelOnPhone),
    ),
  ].join('');
}

function group(id: string, content: string): string {
  return `  <g id="${id}">${content}</g>\n`;
}

function labelsOf(cities: readonly PlacedCity[], labelOf: (city: PlacedCity) => Label): string {
  return cities
    .map((city) => {
      const { name, isOffice } = city;
      const { position } = labelOf(city);
      const anchor = position.anchor === 'middle' ? '' : ` text-anchor="${position.anchor}"`;
      const weight = isOffice ? ' font-weight="700"' : '';
      return `<text x="${position.x}" y="${position.y}"${anchor}${weight}>${escape(name)}</text>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
