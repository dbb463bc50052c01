/** @returns why the content that a host serves probably differs from the built file */
export function contentCause(served: Buffer, built: Buffer): string {
  if (built.subarray(0, served.length).equals(served)) {
    return `is cut off: only ${served.length} of ${built.length} bytes arrive`;
  }
  const [now, then] = [served.toString(), built.toString()];
  if (now.includes('/cdn-cgi/') && !then.includes('/cdn-cgi/')) {
    return 'is changed by Cloudflare: switch off Email Address Obfuscation, Rocket Loader and Web Analytics';
  }
  const added = (now.match(/<script\b[^>]*>.*?<\/script>/gs) ?? []).filter((script) => !then.includes(script));
  const without = added.reduce((text, script) => text.replace(script, ''), now);
  if (added.length > 0 && withoutSpaces(without) === withoutSpaces(then)) {
    return `has a script that the host adds: ${added[0]?.slice(0, 80)}`;
  }
  const [liveOrigin, builtOrigin] = [canonicalOrigin(now), canonicalOrigin(then)];
  if (liveOrigin && builtOrigin && liveOrigin !== builtOrigin) {
    return `was built for ${liveOrigin}, but out/ for ${builtOrigin}: build with the settings of the site`;
  }
  return 'differs: an older build is cached or deployed, or the host changes the file';
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

function canonicalOrigin(html: string): string | undefined {
  const [, url = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
