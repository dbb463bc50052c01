import { hydrateRoot } from 'react-dom/client';

import { animateOnScroll } from '@/components/AnimateOnScroll/animateOnScroll';
import { FormMessages, type FormMessagesProps } from '@/components/ContactForm/FormMessages';

/** The build defines it, with the records that rendered the HTML. */
declare const FORM_PROPS: FormMessagesProps;

const container = document.querySelector('[data-react]');
if (container) {
  // On a page that an extension has changed this is no fault. Elsewhere it is one, so the tests fail at each message.
  const report = (error: unknown) => console.info('Contact form:', String(error));
  hydrateRoot(container, <FormMessages {...FORM_PROPS} />, { onRecoverableError: report, onCaughtError: report });
}

animateOnScroll();
// WebKit prints no picture that it has not loaded yet.
addEventListener('beforeprint', () => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
