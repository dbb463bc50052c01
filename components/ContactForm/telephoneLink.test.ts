import { telephoneLink } from './telephoneLink';

test.each([
  ['+44 20 7946 0184', 'tel:+442079460184'],
  ['+44\u00a07700\u2009900461', 'tel:+447700900461'],
  ['+442079460184', 'tel:+442079460184'],
])('converts %s to %s', (phone, url) => {
  expect(telephoneLink(phone)).toBe(url);
});
