import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Site } from './outFolder';

/**
 * Adds two compressed copies of each text file. Debian's nginx sends .gz; the preview, Caddy, and nginx with its Brotli
 * module send .br. Cloudflare, GitHub Pages and Netlify compress by themselves.
 */
export function withCompressedCopies(site: Site): Site {
  const copies = Array.from(site, ([name, content]): [string, string | Uint8Array][] =>
    /\.(html|css|js|json|txt|xml|svg|ico|webmanifest)$/.test(name)
      ? [
          [name, content],
          [`${name}.br`, brotliCompressSync(content)],
          [`${name}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION })],
        ]
      : [[name, content]],
  );
  return new Map(copies.flat());
}
