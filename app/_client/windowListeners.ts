import { keepDraft } from '@/components/ContactForm/draft';
import { prefillMessage } from '@/components/lib/heroAnswer';
import { closeMenuOnLeave } from '@/components/NavigationBar/closeMenuOnLeave';

import { followLinks } from './followLinks';

/** For what needs no React: they work before and after React is there. */
export function addWindowListeners(): void {
  closeMenuOnLeave();
  followLinks();
  keepDraft();
  prefillMessage();
}
