import { hasDraft } from '@/components/ContactForm/draft';
import { isScrolled } from '@/components/NavigationBar/isScrolled';

/*
 * The one inline script of every exported page. A page that is only read needs no more: React and
 * all else arrive at the visitor's first sign of intent. Until then the page is plain HTML, and
 * this keeps two promises for it: the bar changes with the scroll, and a form submitted while its
 * script is on the way is handed over to it, or sent by the browser itself if it does not come.
 */

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'scroll'] as const;

/** Milliseconds that a submitted form waits for its script. */
const patience = 4000;

/** Holds the script that loads all others: browsers neither fetch nor run what is in a template. */
const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;
let abandoned = false;

function start(): void {
  signs.forEach((sign) => window.removeEventListener(sign, start, true));
  document.head.append(template.content);
}

function markBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-scrolled]');
  if (bar) {
    bar.dataset.scrolled = String(isScrolled());
  }
}

/** ContactForm takes a held form over once it is hydrated, which shows in its noValidate. */
function hold(event: Event): void {
  const form = event.target;
  if (form instanceof HTMLFormElement && !form.noValidate && !abandoned) {
    event.preventDefault();
    form.dataset.held = '';
    window.setTimeout(release, patience);
  }
}

function release(): void {
  abandoned = true;
  const form = document.querySelector<HTMLFormElement>('form[data-held]');
  if (form) {
    delete form.dataset.held;
    form.submit();
  }
}

signs.forEach((sign) => window.addEventListener(sign, start, true));
// Not at once: to ask how far the page is scrolled would force a layout before the first paint, and a
// page that opens further down scrolls there.
window.addEventListener('scroll', markBar);
window.addEventListener('submit', hold, true);
// A script that failed to load tells only those who listen on the way down.
window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && release(), true);
// What was typed before a reload must be back before the visitor types over it.
if (hasDraft()) {
  start();
}
