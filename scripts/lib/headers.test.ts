/** @jest-environment node */
import { headersAt, readHeaders } from './headers';

test('the rules say how long a file with a hash in its name is cached, and who shows a page', () => {
  const rules = readHeaders('public');
  const [page, script] = ['/privacypolicy', '/_next/static/a.js'].map((path) => headersAt(path, rules));
  expect(page?.['Content-Security-Policy']).toMatch(/^frame-ancestors 'none'/);
  expect(page?.['Cache-Control']).toBeUndefined();
  expect(script).toEqual({ ...page, 'Cache-Control': 'public, max-age=31536000, immutable' });
});
