import { autosaveDraft } from '@/components/ContactForm/draft';
import { showCurrentYear } from '@/components/CurrentYear/showCurrentYear';
import { enhanceBar } from '@/components/NavigationBar/enhanceBar';

/** Adds the behaviour that needs no React. It works before, during and after hydration. */
export function enhancePage(): void {
  enhanceBar();
  autosaveDraft();
  showCurrentYear();
}
