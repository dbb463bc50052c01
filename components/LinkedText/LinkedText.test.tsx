import { render, screen } from '@testing-library/react';

import { LinkedText } from './LinkedText';

test('paper shows the address of a link once, as its words or beside them', () => {
  render(<LinkedText text="Ask https://firm.example or [the office](https://office.example)." />);

  const names = screen.getAllByRole('link').map(({ className }) => className);
  expect(names).toEqual(['', 'named']);
});
