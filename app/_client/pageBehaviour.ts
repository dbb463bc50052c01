import { keepDraft } from '@/components/ContactForm/draft';
import { prefillMessage } from '@/components/lib/heroAnswer';
import { closeMenuOnLeave } from '@/components/NavigationBar/closeMenuOnLeave';

import { followLinks } from './followLinks';

/** What needs no React: listeners of the window, which work before and after React is there. */
export function startPageBehaviour(): void {
  closeMenuOnLeave();
  followLinks();
  keepDraft();
  prefillMessage();
}
