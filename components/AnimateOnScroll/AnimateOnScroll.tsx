'use client';

import { useEffect } from 'react';

/** Milliseconds; each element may name its own delay. */
const duration = 1000;
/** CSS pixels an element must have risen into the window before it arrives. */
const offset = 200;

/**
 * Animates everything marked data-aos once, as it is scrolled to. The style sheet hides nothing
 * before the attribute set here, so a script that fails or never comes leaves the whole page to read.
 * A page that is not scrolled does not load the library.
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
  const library = await import('./library').catch(() => undefined); // The page is complete without it.
  if (library) {
    showWhatIsInView();
    library.default.init({ duration, offset, once: true });
    document.documentElement.dataset.aosReady = '';
  }
}

/** What the visitor is reading already must not vanish to arrive anew. */
function showWhatIsInView(): void {
  for (const element of document.querySelectorAll('[data-aos]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) {
      element.classList.add('aos-animate');
    }
  }
}
