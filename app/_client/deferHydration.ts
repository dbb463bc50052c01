import { hasDraft } from '@/components/ContactForm/draft';

/** Any of these shows that the page is used and not only read. */
const interactionEvents = [
  ...['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'scroll'],
  ...['submit', 'invalid'],
];

/** Milliseconds that a pending submit waits for React. */
const holdTimeout = 8000;

let abandoned = false;

/**
 * Loads React at the first interaction. Until then the form is the browser's own. A submit waits for
 * React, which finds it in form.dataset.pending; without React the browser validates and posts.
 */
export function deferHydration(): void {
  interactionEvents.forEach((type) => addEventListener(type, start, { capture: true, once: true }));
  ['submit', 'invalid'].forEach((type) => addEventListener(type, hold, true));
  // Script load errors do not bubble, so listen in the capture phase.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && abandon(), true);
  // A draft must be back before the visitor types over it.
  if (hasDraft()) {
    start();
  }
}

/** The template holds the script that loads all others. Browsers neither fetch nor run what is in a template. */
function start(): void {
  // The template is empty from the second time on.
  document.head.append((document.querySelector('template') as HTMLTemplateElement).content);
}

/**
 * Makes a submit wait for React, which turns native validation off once it is there. The browser fires
 * no submit event for an invalid form, but an invalid event for each field that it refuses.
 */
function hold(event: Event): void {
  const target = event.target as HTMLInputElement;
  const form = target.form ?? (event.target as HTMLFormElement);
  if (!form.noValidate && !abandoned) {
    event.preventDefault();
    form.dataset.pending = '';
    setTimeout(abandon, holdTimeout);
  }
}

/** Leaves the form to the browser's own validation and post. */
function abandon(): void {
  abandoned = true;
  const form = document.querySelector<HTMLFormElement>('[data-pending]');
  if (form) {
    delete form.dataset.pending;
    form.requestSubmit();
  }
}
