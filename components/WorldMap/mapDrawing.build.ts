import type { Label } from './mapLabels.build';
import type { MapLayout, PlacedCity } from './mapLayout.build';

/**
 * The arcs and the cities of each region, and the labels, as SVG groups with ids. They are
 * in the sprite, so that no page contains them; WorldMap.module.scss gives them their colours and the size of the labels.
 */
export function drawMap({ cities, regionCount }: MapLayout): string {
  // A region whose only city is the office has an empty group.
  const groups = Array.from({ length: regionCount }, (_, region) => {
    const own = cities.filter((city) => city.region === region);
    // The arc of a placement is heavier.
    const arcs = own.map(
      ({ arc, isPlacement }) =>
        `<path d="${arc}" stroke-width="${isPlacement ? 5 : 3}" opacity="${isPlacement ? 1 : 0.7}"/>`,
    );
    // A dot is the round cap of a line, and its halo another. On a small map the dot keeps its size and hides the halo.
    const dots = own.map(({ x, y }) => `M${x} ${y}h.01`).join('');
    return group(
      `region-${region + 1}`,
      `<g fill="none" stroke="currentColor" stroke-linecap="round">${arcs.join('')}` +
        `<path d="${dots}" stroke-width="18" opacity=".3"/>` +
        `<path d="${dots}" vector-effect="non-scaling-stroke" stroke-width="10"/></g>`,
    );
  });
  return [
    ...groups,
    group('labels', cities.map((dot) => text(dot, dot.label)).join('')),
    group('labels-narrow', cities.map((dot) => text(dot, dot.narrowLabel)).join('')),
  ].join('');
}

function group(id: string, content: string): string {
  return `  <g id="${id}">${content}</g>\n`;
}

function text({ city, region }: PlacedCity, label: Label | undefined): string {
  if (!label) {
    return '';
  }
  const anchor = label.anchor === 'middle' ? '' : ` text-anchor="${label.anchor}"`;
  const weight = region === undefined ? ' font-weight="700"' : '';
  return `<text x="${label.x}" y="${label.y}"${anchor}${weight}>${escape(city.name)}</text>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
