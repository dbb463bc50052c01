'use client';

import { useEffect } from 'react';

/** Loads all pictures of the page before it is printed: WebKit prints no picture that it has not loaded yet. */
export function LoadForPrint() {
  useEffect(() => {
    const load = () => document.querySelectorAll('img').forEach((image) => image.setAttribute('loading', 'eager'));
    addEventListener('beforeprint', load);
    return () => removeEventListener('beforeprint', load);
  }, []);

  return null;
}
