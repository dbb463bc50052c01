import { restoreDraft } from '@/components/ContactForm/draft';

/** Gives a page, once all of it has arrived, what HTML and CSS cannot. */
export function preparePage(): void {
  document.querySelector('[data-while-loading]')?.remove();
  document.querySelector('[data-year]')?.replaceChildren(String(new Date().getFullYear()));
  Array.from(document.forms).forEach(restoreDraft);
  // WebKit prints no picture that it has not loaded yet.
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      image.loading = 'eager';
    }
  });
}
