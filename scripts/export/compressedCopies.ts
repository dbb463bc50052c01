import { brotliCompressSync } from 'node:zlib';

import type { Site } from '../lib/outFolder';

/** Adds a compressed copy of each text file, for the preview. Cloudflare, GitHub Pages and Netlify compress by themselves. */
export function withCompressedCopies(site: Site): Site {
  const texts = [...site].filter(([name]) => /\.(html|css|js|json|txt|xml|svg|ico)$/.test(name));
  return new Map([...site, ...texts.map(([name, content]) => [`${name}.br`, brotliCompressSync(content)] as const)]);
}
