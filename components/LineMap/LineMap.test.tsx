import { render, screen } from '@testing-library/react';

import { about } from '@/content/about';
import { openingHours } from '@/content/address';

import { LineMap } from './LineMap';

test('the line is solid to the cities where it is from the opening to before the close', () => {
  const cities = ['07:59', '08:00', '17:59', '18:00'].map((time) => ({ name: `At ${time}`, time }));
  const region = { id: 'one', name: 'One', text: 'Text', cities };
  render(
    <LineMap
      texts={about}
      office={{ name: 'London', time: '09:00' }}
      regions={[region]}
      workingDay={openingHours[0]}
    />,
  );

  const ofCities = screen.getAllByText(/^At/).map((city) => city.className);
  expect(ofCities).toEqual(['off', '', '', 'off']);
});
