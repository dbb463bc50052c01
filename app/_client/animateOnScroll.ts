/** Animates each data-aos element once, when it is scrolled into view. The library loads at the first scroll. */
export function animateOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return;
  }
  if (scrollY > 0) {
    void start();
  } else {
    addEventListener('scroll', () => void start(), { once: true });
  }
}

async function start(): Promise<void> {
  // The page is complete without it.
  const animation = await import('@/app/_client/startAos').catch(() => undefined);
  animation?.startAos();
}
