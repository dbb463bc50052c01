import { fireEvent, render, screen } from '@testing-library/react';

import { fields, formCopy } from '@/content/contact';

import { ContactForm } from './ContactForm';
import { loadEmailLibrary } from './sendEnquiry';

jest.mock('./sendEnquiry', () => ({ loadEmailLibrary: jest.fn(() => Promise.reject(new Error('Blocked'))) }));

test('fetches the email library once something is typed and not before, and does without when that fails', async () => {
  const load = jest.mocked(loadEmailLibrary);
  render(
    <ContactForm
      label="Contact us"
      fields={fields}
      copy={formCopy}
      service={{ origin: '', serviceId: 'service_4kx', templateId: 'template_9', publicKey: 'public-key' }}
      email="hiring@kithmere.example"
      phone="+44 20 7946 0184"
    />,
  );
  expect(load).not.toHaveBeenCalled();

  fireEvent.input(screen.getByLabelText('First name'), { target: { value: 'Zoë' } });

  expect(load).toHaveBeenCalledTimes(1);
  await expect(load.mock.results[0]?.value).rejects.toThrow('Blocked');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
