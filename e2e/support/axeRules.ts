import type axe from 'axe-core';
import type { RunOnly, RunOptions } from 'axe-core';

declare global {
  // axe-core's script defines this global.
  interface Window {
    readonly axe: typeof axe;
  }
}

/** All rules from A to AAA, except obsolete ones. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

export const axeOptions = {
  runOnly: { type: 'tag', values: ruleTags } as RunOnly,
  // False positive: it reports a slogan in large letters as a heading.
  rules: { 'p-as-heading': { enabled: false } },
  resultTypes: ['violations'],
} satisfies RunOptions;

/** Runs in a page that has axe-core's script. @returns a line for each element that breaks a rule */
export async function violationsOf({ part, options }: { part: string; options: RunOptions }): Promise<string[]> {
  const { violations } = await window.axe.run(part, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
