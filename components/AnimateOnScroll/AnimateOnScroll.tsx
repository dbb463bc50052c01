'use client';

import { useEffect } from 'react';

/** Milliseconds, as in animate-on-scroll.scss. AOS itself only writes it to an attribute of <body>. */
const duration = 1000;
/** An element animates once its top is this many CSS pixels above the bottom of the viewport. */
const offset = 200;

/**
 * Animates each data-aos element once, when it is scrolled into view. The library loads at the first scroll.
 * The style sheet hides elements only after data-aos-ready is set, so the page stays readable if a script fails.
 */
export function AnimateOnScroll() {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    if (window.scrollY > 0) {
      void animate();
      return;
    }
    const onScroll = () => void animate();
    window.addEventListener('scroll', onScroll, { once: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);

  return null;
}

async function animate(): Promise<void> {
  const library = await import('./aos').catch(() => undefined); // The page is complete without it.
  if (library) {
    showElementsInView();
    library.default.init({ duration, offset, once: true });
    document.documentElement.dataset.aosReady = '';
  }
}

/** Prevents hiding and re-animating elements that are already in view. */
function showElementsInView(): void {
  for (const element of document.querySelectorAll('[data-aos]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) {
      element.classList.add('aos-animate');
    }
  }
}
