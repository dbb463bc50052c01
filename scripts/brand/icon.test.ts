import { checkIcon, icon } from './icon';

test('the icons are those of the mark and the colours', () => {
  expect(checkIcon()).toEqual([]);
});

test.each(['', icon(0)])('icons of another mark or other colours are told, and how to draw them', (drawn) => {
  expect(checkIcon(drawn)).toEqual([expect.stringMatching(/^public\/icon\.svg {2}is not drawn .* run npm run brand/)]);
});
