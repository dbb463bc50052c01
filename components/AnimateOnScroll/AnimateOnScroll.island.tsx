'use client';

import { useEffect } from 'react';

/** Animates each data-aos element of the page once, when it is scrolled into view. The library loads at the first scroll. */
export function AnimateOnScroll() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    if (scrollY > 0) {
      void start();
      return;
    }
    const onScroll = () => void start();
    addEventListener('scroll', onScroll, { once: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  return null;
}

async function start(): Promise<void> {
  // The page is complete without it.
  const animation = await import('@/components/AnimateOnScroll/animate').catch(() => undefined);
  animation?.animate();
}
