import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { Site } from '../lib/outFolder';

/**
 * Adds two compressed copies of each text file. Debian's nginx sends .gz; the preview, Caddy, and nginx with its Brotli
 * module send .br. Cloudflare, GitHub Pages and Netlify compress by themselves.
 */
export function withCompressedCopies(site: Site): Site {
  const texts = [...site].filter(([name]) => /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name));
  return new Map([
    ...site,
    ...texts.map(([name, content]) => [`${name}.br`, brotliCompressSync(content)] as const),
    ...texts.map(([name, content]) => [`${name}.gz`, gzipSync(content, { level: 9 })] as const),
  ]);
}
