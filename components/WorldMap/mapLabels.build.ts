import type { Point } from './mapView.build';

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** A point on the baseline, and the part of the text that is there. */
export type Position = Point & { readonly anchor: 'start' | 'middle' | 'end' };

/** The office, or a city. */
export type Dot = Point & {
  readonly name: string;
  readonly isOffice: boolean;
  readonly isPlacement: boolean;
};

export type Label = {
  readonly position: Position;
  readonly box: Box;
  /** The city whose dot or label leaves no room for this one. */
  readonly obstacle: Dot | undefined;
};

/** What labels must not or should not cover. */
export type Surroundings = {
  readonly dots: readonly Dot[];
  /** Points on the arcs, which labels should not cover. A point may be there twice, to count double. */
  readonly arcs: readonly Point[];
  /** Points on the arcs near their ends, which labels must not cover, and the city of the arc. */
  readonly arcEnds: readonly (Point & { readonly city: Dot })[];
  readonly map: Box;
};

/** Sizes in units of the viewBox. The font size is that in WorldMap.module.scss. */
const fontSize = 17;
/** What a city's dot and most of its halo cover. */
const cityRadius = 6;
const officeRadius = 13;

/** A position that has room among the dots and the arcs. */
type Candidate = {
  readonly position: Position;
  readonly box: Box;
  readonly cost: number;
};
type Options = { readonly dot: Dot; readonly candidates: readonly Candidate[] };
type Choice = ReadonlyMap<Options, Candidate>;

/** Space beside labels. Two of them would read as one name with less. */
const gap = { x: 8, y: 2 };
/** Costs are in covered points of arcs. Two overlapping labels cost more than all else. */
const costs = { overlap: 1000, crowded: 4 };

/**
 * Places the label of each dot: nearest to its own dot, within the map, on no dot, no end of an arc and no other label,
 * and on as little of the arcs as possible.
 * @returns in the order of the dots
 */
export function placeLabels(surroundings: Surroundings): readonly Label[] {
  const all = surroundings.dots.map((dot) => ({ dot, candidates: candidatesFor(dot, surroundings) }));
  const byImportance = [...all].sort((one, other) => importance(other.dot) - importance(one.dot));
  const choice = choose(byImportance);
  const readable = withoutOverlap(byImportance, choice);
  return all.map((options) => {
    const { dot } = options;
    const position = choice.get(options)?.position ?? { x: dot.x, y: dot.y, anchor: 'middle' };
    const obstacle = readable.has(options) ? undefined : obstacleOf(options, choice, readable, surroundings.dots);
    return { position, box: boxOf(dot, position), obstacle };
  });
}

function candidatesFor(dot: Dot, { dots, arcs, arcEnds, map }: Surroundings): readonly Candidate[] {
  const covers = (box: Box) =>
    dots.some((other) => distance(box, other) < radius(other)) || arcEnds.some((point) => distance(box, point) < 1);
  return positionsFor(dot)
    .map((position) => {
      const { left, right } = boxOf(dot, position);
      const inward = Math.round(Math.max(map.left - left, 0) - Math.max(right - map.right, 0));
      return position.anchor === 'middle' ? { ...position, x: position.x + inward } : position;
    })
    .map((position, index) => {
      const box = boxOf(dot, position);
      return { position, box, cost: pointsIn(box, arcs) + index / 100 };
    })
    .filter(({ box }) => {
      const isNearest = dots.every((other) => distance(box, dot) <= distance(box, other));
      return isNearest && isWithin(box, map) && !covers(box);
    });
}

/** Chooses a candidate for each dot. While labels overlap, it starts again with those first. */
function choose(all: readonly Options[]): Choice {
  let order = all;
  let best: { readonly choice: Choice; readonly cost: number } | undefined;
  for (let attempt = 0; attempt < 12; attempt++) {
    const choice = settle(order);
    const cost = [...choice].reduce(
      (sum, [one, candidate]) => sum + candidate.cost + costAmong(choice, one, candidate),
      0,
    );
    best = best && best.cost <= cost ? best : { choice, cost };
    const overlapping = [...choice].flatMap(([one, candidate]) =>
      costAmong(choice, one, candidate) >= costs.overlap ? one : [],
    );
    if (overlapping.length === 0) {
      break;
    }
    order = [...overlapping, ...order.filter((one) => !overlapping.includes(one))];
  }
  return best?.choice ?? new Map();
}

/** Gives each dot in turn its cheapest candidate among the labels placed so far, until none changes. */
function settle(order: readonly Options[]): Choice {
  const choice = new Map<Options, Candidate>();
  let [isSettled, rounds] = [false, 0];
  while (!isSettled && rounds++ < 10) {
    isSettled = true;
    for (const one of order) {
      const [cheapest] = one.candidates
        .map((candidate) => ({ candidate, cost: candidate.cost + costAmong(choice, one, candidate) }))
        .sort((first, second) => first.cost - second.cost);
      if (cheapest && cheapest.candidate !== choice.get(one)) {
        choice.set(one, cheapest.candidate);
        isSettled = false;
      }
    }
  }
  return choice;
}

/** What a candidate costs because of the labels of other dots. */
function costAmong(choice: Choice, one: Options, { box }: Candidate): number {
  let cost = 0;
  for (const [other, placed] of choice) {
    if (other !== one) {
      const isCrowded = overlap(enlarge(box, 12, 12), placed.box);
      cost += overlapWithGap(box, placed.box) ? costs.overlap : isCrowded ? costs.crowded : 0;
    }
  }
  return cost;
}

/** Those whose box overlaps none of the boxes before it, and whose dot is beside these. */
function withoutOverlap(all: readonly Options[], choice: Choice): ReadonlyMap<Options, Box> {
  const kept = new Map<Options, Box>();
  for (const one of all) {
    const box = choice.get(one)?.box;
    const isCovered = (other: Box) => distance(other, one.dot) < radius(one.dot);
    if (box && ![...kept.values()].some((other) => overlapWithGap(box, other) || isCovered(other))) {
      kept.set(one, box);
    }
  }
  return kept;
}

/** The city whose label overlaps this one, or else the nearest city. */
function obstacleOf(
  one: Options,
  choice: Choice,
  readable: ReadonlyMap<Options, Box>,
  dots: readonly Dot[],
): Dot | undefined {
  const box = choice.get(one)?.box;
  const overlapped = [...readable].find(([, other]) => box && overlapWithGap(box, other));
  const apart = (dot: Dot) => Math.hypot(dot.x - one.dot.x, dot.y - one.dot.y);
  const [nearest] = dots.filter((dot) => dot !== one.dot).sort((first, second) => apart(first) - apart(second));
  return overlapped?.[0].dot ?? nearest;
}

/** Positions around a dot, the preferred ones first. */
function positionsFor({ x, y, isOffice }: Dot): readonly Position[] {
  const extra = isOffice ? officeRadius - cityRadius : 0;
  const at = (across: number, down: number, anchor: Position['anchor']): Position => ({
    x: x + across,
    y: y + down,
    anchor,
  });
  const below = (down: number) => at(0, down, 'middle');
  const beside = (across: number, down: number): readonly Position[] => [
    at(across + extra, down, 'start'),
    at(-across - extra, down, 'end'),
  ];
  return [
    below(25 + extra),
    ...beside(10, 5),
    ...beside(6, 18 + extra),
    below(-12 - extra),
    ...beside(7, -8 - extra),
    ...beside(9, 12),
    ...beside(9, -2),
    ...beside(-4, 22 + extra),
    ...beside(-4, -12 - extra),
    ...beside(-14, 25 + extra),
    ...beside(-14, -12 - extra),
    below(34 + extra),
    ...beside(14, 24 + extra),
    ...beside(14, -14 - extra),
  ];
}

/** The estimated box of a label, which is rather too large than too small. */
function boxOf(dot: Dot, { x, y, anchor }: Position): Box {
  const width = fontSize * widthOf(dot.name) * (dot.isOffice ? 1.06 : 1); // The office is bold.
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
  // Accented capitals, two accents on one letter, and letters of scripts without capitals need more height.
  const isHigh = /\p{Lu}\p{M}|\p{M}{2}|\p{Lo}|\p{Emoji_Presentation}/u.test(dot.name.normalize('NFD'));
  return { left, right: left + width, top: y - (isHigh ? 0.98 : 0.77) * fontSize, bottom: y + 0.28 * fontSize };
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

/** The more important a dot, the earlier its label gets room. */
function importance({ isOffice, isPlacement }: Dot): number {
  return isOffice ? 2 : Number(isPlacement);
}

function radius({ isOffice }: Dot): number {
  return isOffice ? officeRadius : cityRadius;
}

function enlarge({ left, right, top, bottom }: Box, x: number, y: number): Box {
  return { left: left - x, right: right + x, top: top - y, bottom: bottom + y };
}

function isWithin(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function overlapWithGap(one: Box, other: Box): boolean {
  return overlap(enlarge(one, gap.x, gap.y), other);
}

/** From the nearest point of the box. */
function distance({ left, right, top, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function pointsIn(box: Box, points: readonly Point[]): number {
  return points.filter((point) => distance(box, point) < 1).length;
}
