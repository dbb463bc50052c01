import type { StaticImageData } from 'next/image';

import sprite from './sprite.svg';

/** Next types the import of an SVG as `any`. */
export const { src: spriteUrl }: StaticImageData = sprite;
