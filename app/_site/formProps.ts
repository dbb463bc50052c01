import type { ContactFormProps } from '@/components/ContactForm/ContactForm.island';
import { contacts } from '@/content/contact';
import type { Form } from '@/content/schema/form';

import { readSettings } from './readSettings';

/** The props of a form that is sent through the email service of the settings. */
export function formProps({ templateId, ...form }: Form): ContactFormProps {
  return {
    ...form,
    service: { ...readSettings().email, ...(templateId && { templateId }) },
    email: contacts[0].email,
    phone: contacts[0].phone,
    policyUrl: '/privacypolicy',
  };
}
