import { lessEq, solve } from 'yalps';

import type { LabelSide } from '@/content/schema/about';

import { mapSize, type Point } from './mapView.build';

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The office, or a city. */
export type Dot = Point & {
  readonly radius: number;
  readonly name: string;
  /** Where the record wants the label. */
  readonly side?: LabelSide | undefined;
};

/** A point on the baseline, the part of the text that is there, and the estimated box of the text. */
export type Label = Point & { readonly anchor: 'start' | 'middle' | 'end'; readonly box: Box };

/** Lengths are in units of the viewBox. */
type Surroundings = {
  readonly fontSize: number;
  readonly dots: readonly Dot[];
  /** The thick line of the page, which ends in the office. */
  readonly line: Box;
  /** Points that labels should not cover. */
  readonly arcs: readonly Point[];
};

/** The space around a label. With less, two of them read as one name. */
const padding = { x: 4, y: 1 };

/** A possible place of a label. */
type Place = {
  readonly dot: Dot;
  readonly label: Label;
  /** The box with its padding. */
  readonly room: Box;
  readonly cost: number;
};

/**
 * Places the labels of dots: within the map, nearest to their own dots, and not on dots, the line or other labels. Integer
 * programming finds the placement with most labels, and of these the one that covers least of the arcs.
 * @returns in the order of the dots; undefined for a label without room
 */
export function placeLabels(dots: readonly Dot[], surroundings: Surroundings): readonly (Label | undefined)[] {
  const places = dots.flatMap((dot) => placesFor(dot, surroundings));
  // Each place is a variable: 1 if its label is there, or else 0. Of the places of one dot, and of those that cover one
  // point, at most one is 1.
  const groups = [
    ...dots.map((dot) => places.filter((place) => place.dot === dot)),
    ...cornersOfOverlaps(places).map(({ x, y }) =>
      places.filter(({ room }) => overlap(room, { left: x, right: x, top: y, bottom: y })),
    ),
  ];
  const constraints = new Map(groups.map((group) => [group.map((place) => places.indexOf(place)).join(), group]));
  const { variables } = solve(
    {
      objective: 'gain',
      constraints: Array.from(constraints.keys(), (key) => [key, lessEq(1)] as const),
      variables: places.map((place) => {
        const keys = [...constraints].flatMap(([key, group]) => (group.includes(place) ? key : []));
        return [place, [['gain', 1000 - place.cost] as const, ...keys.map((key) => [key, 1] as const)]] as const;
      }),
      binaries: true,
    },
    { maxIterations: 100 }, // A crowd without a solution would take minutes.
  );
  return dots.map((dot) => variables.find(([place]) => place.dot === dot)?.[0].label);
}

/** A point in each overlap, and one in each overlap of several, because their boxes have parallel edges. */
function cornersOfOverlaps(places: readonly Place[]): readonly Point[] {
  return places.flatMap(({ room: one }, index) =>
    places
      .slice(index + 1)
      .filter(({ room: other }) => overlap(one, other))
      .map(({ room: other }) => ({ x: Math.max(one.left, other.left) + 0.01, y: Math.max(one.top, other.top) + 0.01 })),
  );
}

/** The places where a label has room among dots and line, the preferred ones first. They cost what they cover of arcs. */
function placesFor(dot: Dot, { fontSize, dots, line, arcs }: Surroundings): readonly Place[] {
  return labelsAround(dot, fontSize)
    .map((label, index) => {
      const { left, right, top, bottom } = label.box;
      const room = {
        left: left - padding.x,
        right: right + padding.x,
        top: top - padding.y,
        bottom: bottom + padding.y,
      };
      const covered = arcs.filter((point) => distance(label.box, point) < 2).length;
      return { dot, label, room, cost: covered + index / 8 };
    })
    .filter(({ label: { box }, room }) => {
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= mapSize.width && box.bottom <= mapSize.height;
      const isOwn = dots.every((other) => distance(box, other) >= Math.max(other.radius, distance(box, dot)));
      return isInside && isOwn && !overlap(room, line);
    });
}

/** The labels at the side that the record names, or at each side and each corner of a dot. */
function labelsAround(dot: Dot, fontSize: number): readonly Label[] {
  const width = widthOf(dot.name) * fontSize;
  // Capitals with accents, Vietnamese and scripts without capitals need more height.
  const isHigh = /\p{Lu}\p{M}|\p{M}{2}|\p{Lo}|\p{Emoji_Presentation}/u.test(dot.name.normalize('NFD'));
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
    return dot.side ? [sides[dot.side]] : [...Object.values(sides), ...corners];
  });
}

/** The widths of characters in em, measured in the font of the site and in fallback fonts of Linux. The first applies. */
const widths: readonly (readonly [characters: RegExp, width: number])[] = [
  [/\p{M}|\p{Default_Ignorable_Code_Point}/u, 0],
  [/\p{Emoji_Presentation}/u, 1.3],
  [/[\u1100-\u115f\u2e80-\u{3ffff}]/u, 1.02],
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

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** From the nearest point of the box. */
function distance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
