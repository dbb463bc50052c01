import { wideCharacter } from '@/components/wideCharacter';
import type { City } from '@/content/schema/about';

import { mapSize, type Point } from './mapView.build';

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The office, or a city. */
export type Dot = Point & {
  readonly radius: number;
  readonly city: City;
};

/** A point on the baseline, the part of the text that is there, and the estimated box of the text. */
export type Label = Point & { readonly anchor: 'start' | 'middle' | 'end'; readonly box: Box };

/** What labels must keep clear of. Lengths are in units of the viewBox. */
type Surroundings = {
  readonly fontSize: number;
  readonly dots: readonly Dot[];
  /** The thick line of the page, which ends in the office. */
  readonly line: Box;
  /** Points that labels should not cover. */
  readonly arcs: readonly Point[];
};

/** The space between labels. With less, two of them read as one name. */
const labelGap = { x: 8, y: 2 };
const lineGap = { x: 4, y: 1 };

/** A possible place of a label. */
type Place = {
  readonly dot: Dot;
  readonly label: Label;
  readonly cost: number;
};

/** What a label without a place costs: more than a label that covers arcs. */
const missing = 1000;
/** A crowd without room for all would take minutes. */
const maxSteps = 30_000;

/**
 * Places the labels of dots: within the map, nearest to their own dots, and not on dots, the line or other labels. It
 * tries all placements but those that cannot be better than the best so far, which has most labels, and of these covers
 * least of the arcs.
 * @returns in the order of the dots; undefined for a label without room
 */
export function placeLabels(surroundings: Surroundings): readonly (Label | undefined)[] {
  const { dots } = surroundings;
  let best: { readonly placed: readonly Place[]; readonly cost: number } = { placed: [], cost: Infinity };
  let steps = 0;

  /** @param choices the places that each of the other dots still has, the cheapest first */
  function place(choices: readonly (readonly Place[])[], placed: readonly Place[], cost: number): void {
    const leastCost = choices.reduce((sum, [cheapest]) => sum + (cheapest?.cost ?? missing), cost);
    if (leastCost >= best.cost || ++steps > maxSteps) {
      return;
    }
    // The label with fewest places comes first.
    const [places, ...others] = choices.toSorted((one, other) => one.length - other.length);
    if (!places) {
      best = { placed, cost };
      return;
    }
    for (const one of places) {
      const free = others.map((all) => all.filter(({ label }) => !overlap(label.box, one.label.box, labelGap)));
      place(free, [...placed, one], cost + one.cost);
    }
    place(others, placed, cost + missing);
  }

  place(
    dots.map((dot) => placesFor(dot, surroundings)),
    [],
    0,
  );
  return dots.map((dot) => best.placed.find((one) => one.dot === dot)?.label);
}

/** The places where a label has room among dots and line. They cost what they cover of arcs: the cheapest come first. */
function placesFor(dot: Dot, { fontSize, dots, line, arcs }: Surroundings): readonly Place[] {
  return labelsAround(dot, fontSize)
    .map((label, index) => {
      const covered = arcs.filter((point) => distance(label.box, point) < 2).length;
      return { dot, label, cost: covered + index / 8 };
    })
    .filter(({ label: { box } }) => {
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= mapSize.width && box.bottom <= mapSize.height;
      const isOwn = dots.every((other) => distance(box, other) >= Math.max(other.radius, distance(box, dot)));
      return isInside && isOwn && !overlap(box, line, lineGap);
    })
    .sort((one, other) => one.cost - other.cost);
}

/** The labels at the side that the record names, or at each side and each corner of a dot. */
function labelsAround(dot: Dot, fontSize: number): readonly Label[] {
  const width = widthOf(dot.city.name) * fontSize;
  // Capitals with accents, Vietnamese and scripts without capitals need more height.
  const isHigh = /\p{Lu}\p{M}|\p{M}{2}|\p{Lo}|\p{Emoji_Presentation}/u.test(dot.city.name.normalize('NFD'));
  const [ascent, descent] = [(isHigh ? 0.98 : 0.77) * fontSize, 0.28 * fontSize];
  const at = (anchor: Label['anchor'], across: number, down: number): Label => {
    const share = { start: 0, middle: 0.5, end: 1 }[anchor];
    const left = dot.x + across - share * width;
    // A label above or below its dot moves inwards at an edge of the map.
    const inwards = anchor === 'middle' ? Math.max(-left, 0) - Math.max(left + width - mapSize.width, 0) : 0;
    const [x, y] = [Math.round(dot.x + across + inwards), Math.round(dot.y + down)];
    const box = { left: left + inwards, right: left + width + inwards, top: y - ascent, bottom: y + descent };
    return { x, y, anchor, box };
  };
  // Near the dot, or else a little further away.
  return [0.2 * fontSize, 0.5 * fontSize].flatMap((space) => {
    const [beside, below, above] = [dot.radius + space, dot.radius + space + ascent, -dot.radius - space - descent];
    const sides = {
      below: at('middle', 0, below),
      right: at('start', beside, fontSize / 3),
      left: at('end', -beside, fontSize / 3),
      above: at('middle', 0, above),
    };
    const corners = [0.75, -0.75, -2].flatMap((radii) =>
      [below - fontSize / 5, above + fontSize / 5].flatMap((down) => [
        at('start', radii * dot.radius, down),
        at('end', -radii * dot.radius, down),
      ]),
    );
    return dot.city.label ? [sides[dot.city.label]] : [...Object.values(sides), ...corners];
  });
}

/** The widths of characters in em, measured in the font of the site and in fallback fonts of Linux. The first applies. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/\p{M}|\p{Default_Ignorable_Code_Point}/u, 0],
  [/\p{Emoji_Presentation}/u, 1.3],
  [wideCharacter, 1.02],
  [/[WMmwÆŒæœΩЖШЩЮФЫжшщюфы]/u, 0.9],
  [/[ijlftrI\s\p{P}ι]/u, 0.4],
  [/\p{Lu}/u, 0.72],
  [/[\p{scx=Latin}\p{scx=Greek}\p{N}]/u, 0.57],
  [/[\p{scx=Cyrillic}]/u, 0.62],
];

/** The estimated width of a text in em. */
function widthOf(text: string): number {
  const characters = [...text.normalize('NFC')];
  return characters.reduce((sum, one) => sum + (widths.find(([group]) => group.test(one))?.[1] ?? 0.8), 0);
}

/** Whether the boxes have less than the gap between them. */
function overlap(one: Box, other: Box, gap: Point): boolean {
  const across = one.left < other.right + gap.x && other.left < one.right + gap.x;
  return across && one.top < other.bottom + gap.y && other.top < one.bottom + gap.y;
}

/** From the nearest point of the box. */
function distance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
