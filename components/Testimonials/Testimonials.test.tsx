import { render, screen } from '@testing-library/react';

import { Testimonials } from './Testimonials';

const said = { id: 'one', quote: 'They listened.', name: 'Ada Byron', role: 'Engineer' };

test('shows a testimonial without a picture', () => {
  const quoteImage = { src: '/images/quote.svg' };
  render(
    <Testimonials title="What they say" testimonials={[said]} quoteImage={quoteImage}>
      {null}
    </Testimonials>,
  );

  expect(screen.getByRole('figure')).toHaveTextContent('They listened.Ada ByronEngineer');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
