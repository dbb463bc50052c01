import { createElement, type ReactElement } from 'react';

import { islandTag } from './islandElement';

type IslandProps = {
  /** A client component from a file named `.island.tsx`. Its props must be plain data, as in JSON. */
  readonly children: ReactElement;
};

/**
 * Renders a client component that the exported page hydrates on its own, at the first interaction. The build moves the
 * component and its props from the attributes into a module (scripts/export/islands.ts). In `next dev`, Next's client
 * hydrates the whole page.
 */
export function Island({ children }: IslandProps) {
  return createElement(islandTag, process.env.NODE_ENV === 'production' ? attributesFor(children) : null, children);
}

function attributesFor({ type, props }: ReactElement) {
  // React's own name for where a client component comes from, such as “[project]/components/A/A.island.tsx#A”.
  const { $$id: source = '' } = Object(type) as { readonly $$id?: string };
  if (!/\.island\.tsx#\w+$/.test(source)) {
    throw new Error(`Island: ${source || 'its child'} is no client component from a file named .island.tsx`);
  }
  // The copies of npm run test:contents are in a folder of the project.
  return {
    'data-source': source.replace(/^\[project\]\/(test-results\/contents\/\w+\/)?/, ''),
    'data-props': JSON.stringify(props, refuseCode),
  };
}

/** @throws Error for a prop that JSON would drop without a word */
function refuseCode(key: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new Error(`Island: the prop ${key} is a function or an element, but must be plain data`);
  }
  return value;
}
