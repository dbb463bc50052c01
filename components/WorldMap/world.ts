import type { CityId } from '@/content/about';

type Place = {
  readonly x: number;
  readonly y: number;
};

/*
 * The world in the Natural Earth projection, without the far south, in map units of the view box.
 * Drawn once from Natural Earth's land polygons (public domain) on a staggered grid.
 */

export const viewBox = '0 0 1000 496';

/** Horizontal runs of land; dashed into dots of one grid step by the style sheet. */
export const land = {
  d: 'M204 21h9m23 0h73m215 0h17m-413 7h9m55 0h9m47 0h57m191 0h57m-493 7h9m71 0h17m15 0h1m15 0h25m39 0h49m95 0h1m79 0h161m-597 7h153m15 0h17m23 0h41m87 0h41m23 0h249m-653 7h145m23 0h17m31 0h17m39 0h9m55 0h329m-677 7h137m39 0h1m47 0h9m103 0h17m15 0h297m-669 7h17m31 0h89m39 0h9m159 0h17m15 0h257m15 0h1m-597 7h89m31 0h25m119 0h1m31 0h9m15 0h233m47 0h1m-597 7h145m103 0h17m23 0h273m39 0h1m-597 7h145m103 0h313m-565 7h121m23 0h1m119 0h305m-565 7h121m143 0h297m-573 7h121m151 0h65m31 0h9m15 0h177m23 0h1m-589 7h105m151 0h17m31 0h49m15 0h9m15 0h169m-565 7h105m151 0h17m47 0h65m15 0h137m23 0h1m31 0h1m-597 7h105m159 0h1m15 0h25m39 0h209m15 0h1m23 0h9m-597 7h89m175 0h33m63 0h193m23 0h9m-581 7h81m167 0h57m15 0h9m15 0h209m-549 7h41m31 0h1m167 0h305m-533 7h25m39 0h1m159 0h145m15 0h153m-533 7h17m199 0h113m15 0h41m31 0h113m-525 7h9m47 0h9m143 0h121m15 0h41m31 0h97m-517 7h17m15 0h1m47 0h1m135 0h121m15 0h33m39 0h25m31 0h25m-493 7h25m175 0h129m15 0h17m55 0h17m39 0h25m31 0h1m-509 7h9m167 0h153m71 0h9m47 0h25m31 0h1m-501 7h1m31 0h1m135 0h137m87 0h1m55 0h17m39 0h1m-501 7h1m15 0h33m119 0h153m71 0h1m47 0h1m15 0h1m47 0h1m-493 7h49m111 0h145m79 0h1m47 0h1m39 0h1m15 0h9m-493 7h57m151 0h89m127 0h9m31 0h9m-477 7h65m151 0h81m135 0h9m15 0h17m-477 7h73m143 0h81m143 0h9m15 0h25m-493 7h97m127 0h65m159 0h9m15 0h25m31 0h17m-541 7h105m119 0h65m159 0h1m79 0h17m-541 7h105m119 0h57m175 0h9m63 0h17m-541 7h97m127 0h57m-277 7h89m127 0h57m223 0h9m23 0h1m-525 7h81m127 0h65m15 0h9m183 0h25m15 0h9m-517 7h65m135 0h49m23 0h9m183 0h49m-509 7h65m135 0h41m31 0h1m175 0h65m-517 7h57m143 0h49m23 0h9m159 0h81m-517 7h49m151 0h41m31 0h1m159 0h89m-525 7h49m159 0h33m199 0h81m-517 7h41m167 0h25m199 0h81m-517 7h41m167 0h17m215 0h17m23 0h33m-509 7h33m447 0h25m-509 7h33m455 0h17m63 0h1m-565 7h17m543 0h1m-557 7h9m479 0h1m47 0h9m-541 7h9m519 0h1m-533 7h17m-13 7h9',
  transform: 'translate(7.77 5.52)scale(1.3)',
} as const;

export const london: Place = { x: 455, y: 115 };

/** Each arc starts at London. */
export const places: Readonly<Record<CityId, Place & { readonly arc: string }>> = {
  lisbon: { x: 426, y: 161, arc: 'c-26 7-40 21-29 46' },
  berlin: { x: 492, y: 111, arc: 'c13-9 25-14 37-4' },
  warsaw: { x: 513, y: 112, arc: 'c21-17 39-22 58-3' },
  nairobi: { x: 568, y: 308, arc: 'c85 57 142 85 113 193' },
  dubai: { x: 622, y: 211, arc: 'c80 8 148 13 167 96' },
  'cape-town': { x: 508, y: 428, arc: 'c-35 122-4 222 53 313' },
  'new-york': { x: 238, y: 154, arc: 'c-68-41-183-38-217 39' },
  toronto: { x: 226, y: 143, arc: 'c-69-54-196-68-229 28' },
  austin: { x: 156, y: 192, arc: 'c-90-94-266-64-299 77' },
  'san-francisco': { x: 92, y: 164, arc: 'c-88-122-338-132-363 49' },
  bengaluru: { x: 695, y: 256, arc: 'c75-67 208 22 240 141' },
  singapore: { x: 780, y: 299, arc: 'c98-108 285 9 325 184' },
  'hong-kong': { x: 805, y: 221, arc: 'c87-109 318-59 350 106' },
  tokyo: { x: 869, y: 172, arc: 'c77-139 382-145 414 57' },
  sydney: { x: 906, y: 428, arc: 'c140-197 423-10 451 313' },
};
