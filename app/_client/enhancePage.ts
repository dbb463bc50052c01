import { keepDraft } from '@/components/ContactForm/draft';
import { showCurrentYear } from '@/components/CurrentYear/showCurrentYear';
import { enhanceBar } from '@/components/NavigationBar/enhanceBar';

/** Adds the behaviour that needs no React. */
export function enhancePage(): void {
  enhanceBar();
  showCurrentYear();
  for (const form of document.forms) {
    keepDraft(form);
  }
}
