import { keepDraft } from '@/components/ContactForm/draft';
import { showCurrentYear } from '@/components/CurrentYear/showCurrentYear';
import { enhanceBar } from '@/components/NavigationBar/enhanceBar';

/** All that a page does without React. It works before, during and after hydration. */
export function enhancePage(): void {
  enhanceBar();
  keepDraft();
  showCurrentYear();
}
