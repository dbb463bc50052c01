import { render, screen, within } from '@testing-library/react';

import { address, contact, contacts } from '@/content/contact';

import { Contact } from './Contact';

function renderContact() {
  render(
    <Contact words={contact} contacts={contacts} addressLines={address.lines}>
      <form aria-label="The form" />
    </Contact>,
  );
  return within(screen.getByRole('region', { name: 'Tell us who is missing' }));
}

test.each([
  ['Hiring', 'Meera Thistlewood', 'hiring@kithmere.example', '+44 20 7946 0184', 'tel:+442079460184'],
  ['Looking for work', 'Jonah Adeyemi-Marsh', 'candidates@kithmere.example', '+44 7700 900461', 'tel:+447700900461'],
])('lets people write to and ring the one for %s', (role, name, email, phone, address) => {
  const region = renderContact();

  expect(region.getByRole('heading', { name: role, level: 4 })).toBeInTheDocument();
  expect(region.getByText(name)).toBeInTheDocument();
  expect(region.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(region.getByRole('link', { name: phone })).toHaveAttribute('href', address);
});

test('holds the form it is given', () => {
  expect(renderContact().getByRole('form', { name: 'The form' })).toBeInTheDocument();
});

test('writes the address line by line', () => {
  const { innerHTML } = renderContact().getByRole('group');

  expect(innerHTML.split('<br>')).toEqual([
    'Kithmere Talent Solutions Ltd',
    'Second floor, 9 Lanternmaker Yard',
    'Bermondsey',
    'London SE1 0KM',
  ]);
});
