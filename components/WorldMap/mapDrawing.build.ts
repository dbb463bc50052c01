import type { City } from '@/content/schema/about';

import type { Label } from './mapLabels.build';
import type { MapLayout } from './mapLayout.build';

/** Widths of lines in pixels, on a map of any size. */
const stroke = 'vector-effect="non-scaling-stroke" stroke-width=';

/**
 * The arcs and the cities of each region, and the labels, as SVG groups with ids. They are
 * in the sprite, so that no page contains them; WorldMap.module.scss gives them their colours and the size of the labels.
 */
export function drawMap({ cities, narrowLabel }: MapLayout): string {
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
    group(
      'labels',
      cities
        .filter(({ isOffice }) => !isOffice)
        .map(({ city, label }) => text(city, label))
        .join(''),
    ),
    ...cities
      .filter(({ isOffice }) => isOffice)
      .flatMap(({ city, label }) => [
        group('office', text(city, label)),
        group('office-narrow', text(city, narrowLabel)),
      ]),
  ].join('');
}

function group(id: string, content: string): string {
  return `  <g id="${id}">${content}</g>\n`;
}

function text({ name }: City, label: Label | undefined): string {
  if (!label) {
    return '';
  }
  const anchor = label.anchor === 'middle' ? '' : ` text-anchor="${label.anchor}"`;
  return `<text x="${label.x}" y="${label.y}"${anchor}>${escape(name)}</text>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
