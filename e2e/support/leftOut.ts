import type { Reporter, TestCase } from 'playwright/types/testReporter';

import { testPrograms } from './programs';
import { deployedUrl } from './testedSite';

/** The type of the annotation with which a test says what it has left out. */
export const leftOutAnnotation = 'left out';

/** Says in the last lines what the tests have left out, so that nobody takes it for tested. */
export default class LeftOutReporter implements Reporter {
  readonly #lines = new Set<string>();

  onTestEnd({ annotations }: TestCase): void {
    annotations
      .filter(({ type }) => type === leftOutAnnotation)
      .forEach(({ description = '' }) => this.#lines.add(description));
  }

  async onExit(): Promise<void> {
    const missing = deployedUrl ? [] : testPrograms.filter(({ isInstalled }) => !isInstalled());
    const lines = [...missing.map(({ name, advice }) => `${name}: ${advice}`), ...this.#lines];
    if (lines.length > 0) {
      console.log(['\nThis machine lacks something, so these tests were left out:', ...lines].join('\n  '));
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
