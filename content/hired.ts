import { avatars } from './hero';
import type { Decoration } from './types';

export type HiredContent = {
  /** The people of the hero, glad for the one who was found. */
  readonly avatars: readonly Decoration[];
  /** Beside the one who was found. */
  readonly crowdText: string;
};

export const hired = {
  avatars: avatars.map(({ src }) => ({ src: src.replace('avatars.svg', 'avatars-glad.svg') })),
  crowdText: 'Everybody here agreed to be drawn.',
} as const satisfies HiredContent;
