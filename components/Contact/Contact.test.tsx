import { render, screen, within } from '@testing-library/react';

import { address, contact, contacts } from '@/content/contact';

import { Contact } from './Contact';

function renderContact() {
  render(
    <Contact copy={contact} contacts={contacts} addressLines={address.lines}>
      <form aria-label="The form" />
    </Contact>,
  );
  return within(screen.getByRole('region', { name: contact.title }));
}

test.each(contacts)('lets people write to and ring the one for “$role”', ({ role, name, email, phone }) => {
  const region = renderContact();

  expect(region.getByRole('heading', { name: role, level: 4 })).toBeInTheDocument();
  expect(region.getByText(name)).toBeInTheDocument();
  expect(region.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(region.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
});

test('holds the form it is given', () => {
  expect(renderContact().getByRole('form', { name: 'The form' })).toBeInTheDocument();
});

test('writes the address line by line', () => {
  const { innerHTML } = renderContact().getByRole('group');

  expect(innerHTML.split('<br>')).toEqual(address.lines);
});
