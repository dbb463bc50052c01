import type { PlacedCity } from './mapLayout.build';

/** Widths of lines in pixels, on a map of any size. */
const stroke = 'vector-effect="non-scaling-stroke" stroke-width=';

/**
 * The arcs and the cities of each region, and the labels, as SVG groups with ids. They are
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
  return [
    ...groups,
    group('labels', labelsOf(cities.filter(({ isOffice }) => !isOffice))),
    group('office', labelsOf(cities.filter(({ isOffice }) => isOffice))),
  ].join('');
}

function group(id: string, content: string): string {
  return `  <g id="${id}">${content}</g>\n`;
}

function labelsOf(cities: readonly PlacedCity[]): string {
  return cities
    .map(({ name, label: { position } }) => {
      const anchor = position.anchor === 'middle' ? '' : ` text-anchor="${position.anchor}"`;
      return `<text x="${position.x}" y="${position.y}"${anchor}>${escape(name)}</text>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
