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

export const london: Place = { x: 455, y: 114.7 };

export const places: Readonly<Record<CityId, Place & { readonly arc: string }>> = {
  lisbon: { x: 426.4, y: 160.9, arc: 'M455 114.7C428.8 121.7 414.9 136.3 426.4 160.9' },
  berlin: { x: 492.2, y: 111.2, arc: 'M455 114.7C468 105.9 480.2 101.1 492.2 111.2' },
  warsaw: { x: 513, y: 112.2, arc: 'M455 114.7C476 98.3 494.4 93 513 112.2' },
  nairobi: { x: 567.5, y: 308.2, arc: 'M455 114.7C540.4 172.3 596.5 200.1 567.5 308.2' },
  dubai: { x: 621.8, y: 210.8, arc: 'M455 114.7C535.4 123.2 602.7 128.3 621.8 210.8' },
  'cape-town': { x: 507.8, y: 428.4, arc: 'M455 114.7C419.9 237 450.5 336.7 507.8 428.4' },
  'new-york': { x: 237.8, y: 153.6, arc: 'M455 114.7C386.9 73.8 271.9 77 237.8 153.6' },
  toronto: { x: 225.7, y: 142.9, arc: 'M455 114.7C385.8 60.7 258.8 46.8 225.7 142.9' },
  austin: { x: 155.8, y: 192.1, arc: 'M455 114.7C364.8 21.3 188.5 50.6 155.8 192.1' },
  'san-francisco': { x: 91.7, y: 164.4, arc: 'M455 114.7C366.6 -6.9 117.2 -17.2 91.7 164.4' },
  bengaluru: { x: 695.1, y: 255.8, arc: 'M455 114.7C529.5 47.6 663.4 137.4 695.1 255.8' },
  singapore: { x: 779.9, y: 298.5, arc: 'M455 114.7C553.4 7.4 739.6 123.9 779.9 298.5' },
  'hong-kong': { x: 805.1, y: 221.4, arc: 'M455 114.7C541.6 5.9 773 56.1 805.1 221.4' },
  tokyo: { x: 868.7, y: 172, arc: 'M455 114.7C531.9 -24.1 836.7 -30.1 868.7 172' },
  sydney: { x: 905.8, y: 428.1, arc: 'M455 114.7C595.3 -82 877.6 105.4 905.8 428.1' },
};
