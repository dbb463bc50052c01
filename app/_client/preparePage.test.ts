import { fireEvent } from '@testing-library/react';

import { preparePage } from './preparePage';

// e2e/ tests the year (specification.spec.ts) and the pictures in print (animation.spec.ts).
test('the style sheet for print is for screens too once the page has loaded', () => {
  document.head.innerHTML = '<style data-while-loading></style><style media="print"></style><link media="print">';
  preparePage();
  const [style, sheet] = document.head.children;
  expect(sheet).toHaveAttribute('media', 'print');
  fireEvent(window, new Event('load'));
  expect(sheet).not.toHaveAttribute('media');
  expect(style).toHaveAttribute('media', 'print');
});
