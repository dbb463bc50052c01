import type { Reporter } from 'playwright/types/testReporter';

import { deployedUrl } from './environment';
import { testPrograms } from './programs';

/** Says in the last lines what the tests have left out, so that nobody takes it for tested. */
export default class MissingProgramsReporter implements Reporter {
  async onExit(): Promise<void> {
    const missing = deployedUrl ? [] : testPrograms.filter(({ isInstalled }) => !isInstalled());
    if (missing.length > 0) {
      const lines = missing.map(({ name, advice }) => `${name}: ${advice}`);
      console.log(['\nThis machine lacks something, so these tests were left out:', ...lines].join('\n  '));
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
