import { keepDraft } from '@/components/ContactForm/draft';
import { showCurrentYear } from '@/components/CurrentYear/showCurrentYear';
import { enhanceBar } from '@/components/NavigationBar/enhanceBar';

/** Adds the behaviour that needs no React. */
export function enhancePage(): void {
  enhanceBar();
  // WebKit skips the transition of a page that it keeps for Back, and reports that as an error.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => undefined));
  showCurrentYear();
  for (const form of document.forms) {
    keepDraft(form);
  }
}
