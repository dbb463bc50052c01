import { hasDraft } from '@/components/ContactForm/draft';

/** The first of these events starts hydration. Not pointermove: browsers also fire it for a pointer at rest. */
const interactionEvents = [
  ...['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click', 'scroll'],
  ...['submit', 'invalid'],
];

/** Milliseconds that a pending submit waits for React. */
const holdTimeout = 12_000;

let released = false;

/**
 * Loads React at the first interaction, or at once if there is a draft. A submit before hydration is held:
 * form.dataset.pending marks it, and React handles it. If React does not load, the browser validates and posts the form.
 */
export function deferHydration(): void {
  interactionEvents.forEach((type) => addEventListener(type, start, { capture: true, once: true }));
  ['submit', 'invalid'].forEach((type) => addEventListener(type, hold, true));
  // Script load errors do not bubble, so listen in the capture phase.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
  // React restores the draft, so load React before the visitor types again.
  if (hasDraft()) {
    start();
  }
}

/** Inserts the loader script, which is inert until then: browsers neither fetch nor run scripts in a template. */
function start(): void {
  // The template is empty after the first call.
  document.head.append((document.querySelector('template') as HTMLTemplateElement).content);
}

/**
 * Holds a submit until hydration, which turns native validation off. For an invalid form the browser
 * fires no submit event, but an invalid event for each invalid field.
 */
function hold(event: Event): void {
  const target = event.target as HTMLInputElement;
  const form = target.form ?? (event.target as HTMLFormElement);
  if (!form.noValidate && !released) {
    event.preventDefault();
    form.dataset.pending = '';
    setTimeout(release, holdTimeout);
  }
}

/** Stops waiting and lets the browser validate and post. */
function release(): void {
  released = true;
  const form = document.querySelector<HTMLFormElement>('[data-pending]');
  if (form) {
    delete form.dataset.pending;
    form.requestSubmit();
  }
}
