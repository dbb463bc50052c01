import { render, screen } from '@testing-library/react';

import { quoteImage, team, testimonials } from '@/content/team';

import { Team } from './Team';

const [member] = team;
const [testimonial] = testimonials;

test('the second item of each row animates after the first', () => {
  const three = <T extends { id: string }>(one: T) => ['a', 'b', 'c'].map((id) => ({ ...one, id }));
  render(
    <Team
      title="Team"
      lead=""
      members={three(member)}
      testimonialsTitle=""
      testimonials={three(testimonial)}
      quoteImage={quoteImage}
    />,
  );

  for (const role of ['listitem', 'figure']) {
    expect(screen.getAllByRole(role).map(({ dataset }) => dataset.aosDelay)).toEqual(['50', '250', '50']);
  }
});
