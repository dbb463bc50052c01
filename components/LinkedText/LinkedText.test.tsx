import { render } from '@testing-library/react';

import { LinkedText } from './LinkedText';

test.each([
  ['Plain (text) [in] brackets', 'Plain (text) [in] brackets'],
  ['[a](/b), [c d](mailto:e@f.example).', '<a href="/b">a</a>, <a href="mailto:e@f.example">c d</a>.'],
])('shows %s', (text, html) => {
  expect(render(<LinkedText text={text} />).container.innerHTML).toBe(html);
});
