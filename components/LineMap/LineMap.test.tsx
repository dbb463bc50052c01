import { render, screen } from '@testing-library/react';

import { openingHours } from '@/content/address';
import { lineMap } from '@/content/lineMap';

import { LineMap } from './LineMap';

test('the line is thick to the cities with office hours', () => {
  const cities = ['07:59', '08:00', '17:59', '18:00'].map((time) => ({ name: `At ${time}`, time }));
  const [region, ...others] = lineMap.regions;
  render(
    <LineMap
      content={{ ...lineMap, regions: [{ ...region, cities }, ...others] }}
      workingDay={openingHours[0]}
      searches={[]}
    />,
  );

  const offHours = screen.getAllByText(/^At/).map((city) => city.dataset.off);
  expect(offHours).toEqual(['true', undefined, undefined, 'true']);
});
