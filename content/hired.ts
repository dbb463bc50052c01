import { avatars } from './hero';
import type { Decoration } from './types';

export type HiredContent = {
  /** The people of the hero, glad for the one who was found. */
  readonly avatars: readonly Decoration[];
};

export const hired = {
  avatars: avatars.map(({ src }) => ({ src: src.replace('avatars.svg', 'avatars-glad.svg') })),
} as const satisfies HiredContent;
