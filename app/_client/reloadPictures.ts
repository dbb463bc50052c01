/** In `npm run dev` a page may show a new picture before its variants are made. Tries again until they are. */
export function reloadPictures(): void {
  const reload = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) {
      setTimeout(() => target.setAttribute('srcset', target.srcset), 500);
    }
  };
  // This event does not bubble.
  addEventListener('error', reload, { capture: true });
}
