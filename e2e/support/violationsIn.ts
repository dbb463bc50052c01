import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** What axe finds in a part of the page. */
export async function violationsIn(page: Page, part: string, options: RunOptions): Promise<string[]> {
  await page.evaluate(axe.source);
  const script = `axe.run('${part}', ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`;
  const { violations } = (await page.evaluate(script)) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}
