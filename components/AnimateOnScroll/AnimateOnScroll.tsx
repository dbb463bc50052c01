'use client';

import { useEffect } from 'react';

/** Milliseconds; each element may name its own delay. */
const duration = 1000;
/** CSS pixels an element must have risen into the window before it arrives. */
const offset = 200;

/**
 * Lets everything marked data-aos arrive once as it is scrolled to. The style sheet hides nothing
 * before the attribute set here, so a script that fails or never comes leaves the whole page to read.
 */
export function AnimateOnScroll() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    import('aos').then(
      ({ default: aos }) => {
        aos.init({ duration, offset, once: true });
        document.documentElement.dataset.aosReady = '';
      },
      () => undefined, // The page is complete without it.
    );
  }, []);

  return null;
}
