import { render, screen } from '@testing-library/react';

import { testimonialsTexts } from '@/content/testimonials';

import { Testimonials } from './Testimonials';

const quoteImage = { src: '/images/quote.svg' };
const said = { id: 'one', quote: 'They listened.', name: 'Ada Byron', role: 'Engineer' };
const steps = [
  { day: 1, title: 'Brief' },
  { day: 9, title: 'Signature' },
];
const placement = { region: 'south', role: 'Tester', city: 'Lima', days: 9, steps };
const texts = { ...testimonialsTexts, title: 'What they say' };
const region = { id: 'south', name: 'South', text: 'Far.', cities: ['Lima'] };

test('shows a ring instead of a picture only of a client without a name', () => {
  render(
    <Testimonials
      testimonials={[said, { ...said, id: 'two', unnamed: true }]}
      quoteImage={quoteImage}
      texts={texts}
      placements={[placement]}
      regions={[region]}
    />,
  );

  const firstParts = Array.from(document.querySelectorAll('figcaption > :first-child'), ({ className }) => className);
  expect(firstParts).toEqual(['', 'unnamed']);
});

test.each([
  ['testimonials', [said], [], texts.title],
  ['placements', [], [placement], texts.placementsTitle],
  ['neither', [], [], undefined],
])(
  'with %s alone the section is named by its heading, and has none without',
  (_what, testimonials, placements, title) => {
    const props = { texts, testimonials, quoteImage, placements, regions: [region] };
    const { container } = render(<Testimonials {...props} />);

    const heading = container.querySelector('h2');
    expect(heading?.textContent).toBe(title);
    expect(container.querySelector('section')?.getAttribute('aria-labelledby')).toBe(heading && heading.id);
    // Without placements, the line itself leads from one side to the other.
    expect(container.querySelector('.crossing') === null).toBe(placements.length > 0);
  },
);

test('shows a testimonial once, with the placement that names it', () => {
  render(
    <Testimonials
      testimonials={[{ ...said, id: 'other' }, said]}
      quoteImage={quoteImage}
      texts={texts}
      placements={[
        { ...placement, days: 12, testimonial: 'other' },
        { ...placement, region: 'west', testimonial: 'one' },
      ]}
      regions={[region, { ...region, id: 'east' }, { ...region, id: 'west' }]}
    />,
  );

  const [shortest, longest] = screen.getAllByRole('figure').map((figure) => figure.closest('li')?.dataset);
  expect([shortest?.region, longest?.region]).toEqual(['3', '1']);
});
