import { restoreDraft } from '@/components/ContactForm/draft';

/** Gives a page, once all of it has arrived, what HTML and CSS cannot. */
export function preparePage(): void {
  document.querySelector('[data-while-loading]')?.remove();
  document.querySelector('[data-year]')?.replaceChildren(String(new Date().getFullYear()));
  Array.from(document.forms).forEach(restoreDraft);
  // Before most first interactions, which would wait for it
  addEventListener('load', applyDeferredStyles);
  // WebKit prints no picture that it has not loaded yet.
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      image.loading = 'eager';
    }
  });
}

/**
 * The styles for what comes after an interaction are in the style sheet for print, for which no page waits: a browser
 * loads it last (scripts/export/rewritePage.ts). From now on it is for screens, too.
 */
export function applyDeferredStyles(): void {
  document.querySelector('link[media=print]')?.removeAttribute('media');
}
