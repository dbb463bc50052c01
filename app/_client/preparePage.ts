/** Gives a page, once all of it has arrived, what HTML and CSS cannot. */
export function preparePage(): void {
  document.querySelector('[data-while-loading]')?.remove();
  document.querySelector('[data-year]')?.replaceChildren(String(new Date().getFullYear()));
  // Before most first interactions, which would wait for it
  addEventListener('load', applyDeferredStyles);
  // WebKit prints no picture that it has not loaded yet.
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      image.loading = 'eager';
    }
  });
}

/** The style sheet for print has the styles for what comes after an interaction, too. */
export function applyDeferredStyles(): void {
  document.querySelector('link[media=print]')?.removeAttribute('media');
}
