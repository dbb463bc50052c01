import { render, screen } from '@testing-library/react';

import { about } from '@/content/about';

import { Testimonials } from './Testimonials';

const quoteImage = { src: '/images/quote.svg' };
const said = { id: 'one', quote: 'They listened.', name: 'Ada Byron', role: 'Engineer' };
const steps = [
  { day: 1, title: 'Brief' },
  { day: 9, title: 'Signature' },
];
const placement = { role: 'Tester', city: 'Lima', days: 9, time: '9 days', steps };
const region = { id: 'south', name: 'South', text: 'Far.', cities: ['Lima'] };

test('shows a ring instead of a picture only of a client without a name', () => {
  render(
    <Testimonials
      title="What they say"
      testimonials={[said, { ...said, id: 'two', unnamed: true }]}
      quoteImage={quoteImage}
      copy={about}
      regions={[{ ...region, placement }]}
    />,
  );

  const firstParts = Array.from(document.querySelectorAll('figcaption > :first-child'), ({ className }) => className);
  expect(firstParts).toEqual(['', 'unnamed']);
});

test.each([
  ['testimonials', [said], region, 'What they say'],
  ['placements', [], { ...region, placement }, about.placementsTitle],
  ['neither', [], region, undefined],
])('with %s alone the section is named by its heading, and has none without', (_what, testimonials, one, title) => {
  const props = { title: 'What they say', testimonials, quoteImage, copy: about, regions: [one] };
  const { container } = render(<Testimonials {...props} />);

  const heading = container.querySelector('h2');
  expect(heading?.textContent).toBe(title);
  expect(container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading && heading.id);
  // Without placements, the line itself leads from one side to the other.
  expect(container.querySelector('.crossing') === null).toBe(one !== region);
});

test('shows a testimonial once, with the placement that names it', () => {
  render(
    <Testimonials
      title="What they say"
      testimonials={[{ ...said, id: 'other' }, said]}
      quoteImage={quoteImage}
      copy={about}
      regions={[
        { ...region, placement: { ...placement, days: 12, testimonial: 'other' } },
        { ...region, id: 'east' },
        { ...region, id: 'west', placement: { ...placement, testimonial: 'one' } },
      ]}
    />,
  );

  const [shortest, longest] = screen.getAllByRole('figure').map((figure) => figure.closest('li')?.dataset);
  expect([shortest?.region, longest?.region]).toEqual(['3', '1']);
});
