import { linkParts } from './linkParts';

const link = (url: string, words = url) => ({ words, url });
const office = link('tel:+442079460184', '+44\u00a020\u00a07946\u00a00184');

test.each([
  ['Plain', ['Plain']],
  ['Γράψτε: a.l+it@firm.example.', ['Γράψτε: ', link('mailto:a.l+it@firm.example', 'a.l+it@firm.example'), '.']],
  ['+44 20 7946 0184, or +44\u00a020 7946 0184', [office, ', or ', office]],
  ['+20 000 people, +1 2 in 2026', ['+20 000 people, +1 2 in 2026']],
  ['+44 20 7946 0184 1234 5', ['+44 20 7946 0184 1234 5']],
  ['See (https://firm.example/a?b=1.5#c).', ['See (', link('https://firm.example/a?b=1.5#c'), ').']],
  ['«https://firm.example»', ['«', link('https://firm.example'), '»']],
  ['[Our policy](/privacypolicy#data)!', [link('/privacypolicy#data', 'Our policy'), '!']],
  ['[ada@firm.example](https://firm.example)', [link('https://firm.example', 'ada@firm.example')]],
  [
    'data-protection@our-firm.example',
    [link('mailto:data-protection@our-firm.example', 'data-protection@our-firm.example')],
  ],
  // The check reports it.
  ['jürgen@firm.example', ['jürgen@firm.example']],
  ['https://firm.example/привет', [link('https://firm.example/привет')]],
  ['http://firm.example, www.firm.example, [a], (b)', ['http://firm.example, www.firm.example, [a], (b)']],
])('%s', (text, parts) => {
  expect(linkParts(text)).toEqual(parts);
});

test.each([...'<>"“”„«»‘.,;:!?…’)] '])('a URL ends before “%s” and a space', (end) => {
  expect(linkParts(`‘https://firm.example/a${end} or`)).toEqual(['‘', link('https://firm.example/a'), `${end} or`]);
});
