import type { CityId } from '@/content/about';

type Place = {
  readonly x: number;
  readonly y: number;
};

/** Map units: the Natural Earth projection, without the far south. The land itself is in sprite.svg. */
export const viewBox = '0 0 1000 496';

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
