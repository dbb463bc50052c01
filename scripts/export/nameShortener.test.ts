/** @jest-environment node */
import { nameShortener } from './nameShortener';

test('custom properties get short names, except those in the HTML', () => {
  const css = 'p{--text:var(--page);--page:red;--b:0;--a:var(--kept);--kept:0}';
  const svg = '<svg fill="var(--kept)" stroke="var(--a)">';
  const shorten = nameShortener(css, svg);
  expect(shorten(css)).toBe('p{--c:var(--d);--d:red;--e:0;--a:var(--kept);--kept:0}');
  expect(shorten(svg)).toBe(svg);
});

test('classes and animations get short names, except classes without rules', () => {
  const css = '.aB-3dE_card{top:0}.aB-3dE_cards .aB-3dE_card{animation:aB-3dE_draw}@keyframes aB-3dE_draw{to{top:0}}';
  const page = '<p class="aB-3dE_card aB-3dE_other" id="aB-3dE_id">';
  const shorten = nameShortener(css, page);
  expect(shorten(css)).toBe('.a{top:0}.b .a{animation:c}@keyframes c{to{top:0}}');
  expect(shorten(page)).toBe('<p class="a aB-3dE_other" id="aB-3dE_id">');
});

test('a URL with a hash like a class stays', () => {
  const css = '@font-face{src:url(text.37piti_lz9l9-.woff2)}';
  expect(nameShortener(css, '')(css)).toBe(css);
});

test('no class is called “ad”, which content blockers hide', () => {
  const css = Array.from({ length: 165 }, (_, index) => `.aB-3dE_c${index}{top:0}`).join('');
  expect(nameShortener(css, '')(css)).not.toMatch(/\.ad\b/i);
});
