import { createElement } from 'react';

import { islandTag } from '@/components/lib/island/islandElement';

import { type IslandName, islands } from './islands';

type IslandProps = {
  readonly name: IslandName;
  /** How its style sheet shows it on this page. */
  readonly variant?: string | undefined;
};

/**
 * Renders a client component that the exported page hydrates on its own, at the first interaction. In `next dev`, Next's
 * client hydrates the whole page.
 */
export function Island({ name, variant }: IslandProps) {
  return createElement(islandTag, { 'data-island': name, 'data-variant': variant }, islands[name]);
}
