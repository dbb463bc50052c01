import type { PlacedCity } from './mapLayout.build';

/** The halo of a dot, which is its stroke, is painted below it. */
const halo = 'paint-order="stroke" stroke="currentColor" stroke-opacity=".24"';

/**
 * The arcs and the cities of each region, the office and the labels, as SVG groups with ids. They are in the sprite, so
 * that no page contains them; WorldMap.module.scss gives them their colours and the size of the labels.
 */
export function drawMap(cities: readonly PlacedCity[]): string {
  const regions = new Set(cities.flatMap(({ region }) => region ?? []));
  const groups = [...regions].map((region) => {
    const own = cities.filter((city) => city.region === region);
    // The arc of a placement is heavier.
    const arcs = own.map(
      ({ arc, isPlacement }) =>
        `<path d="${arc}" stroke-width="${isPlacement ? 4 : 2.6}" opacity="${isPlacement ? 1 : 0.7}"/>`,
    );
    const dots = own.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="5"/>`);
    return group(
      `region-${region + 1}`,
      `<g fill="none" stroke="currentColor" stroke-linecap="round">${arcs.join('')}</g>` +
        `<g ${halo} stroke-width="8">${dots.join('')}</g>`,
    );
  });
  const offices = cities
    .filter(({ isOffice }) => isOffice)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="12" stroke="currentColor" stroke-width="7"/>`);
  return [
    ...groups,
    group('office', offices.join('')),
    group('labels', labelsOf(cities.filter(({ isOffice, label }) => isOffice || label.onPhone))),
    group('more-labels', labelsOf(cities.filter(({ isOffice, label }) => !isOffice && !label.onPhone))),
  ].join('');
}

function group(id: string, content: string): string {
  return `  <g id="${id}">${content}</g>\n`;
}

function labelsOf(cities: readonly PlacedCity[]): string {
  return cities
    .map(({ name, isOffice, label: { position } }) => {
      const anchor = position.anchor === 'middle' ? '' : ` text-anchor="${position.anchor}"`;
      const weight = isOffice ? ' font-weight="700"' : '';
      return `<text x="${position.x}" y="${position.y}"${anchor}${weight}>${escape(name)}</text>`;
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
