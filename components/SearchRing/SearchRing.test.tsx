import { render } from '@testing-library/react';

import { SearchRing } from '@/components/SearchRing/SearchRing';
import { searches } from '@/content/searches';

test('a ring on the last day but one has no dashes', () => {
  const [{ steps, ...search }] = searches;
  const late = { ...search, days: 19, steps: [{ ...steps[0], day: 18 }, steps[1]] } as const;
  const { container } = render(<SearchRing dayWord="Day" searches={[late]} step={0} />);
  expect(container.querySelector('circle')).toHaveAttribute('stroke-dasharray', '18 19');
});
