import type { FormMessagesProps } from '@/components/ContactForm/FormMessages';
import { contacts, fields, formCopy } from '@/content/contact';
import { language } from '@/content/metadata';

import { environment } from './environment';

/** What the page and the module that hydrates its form are made from. */
export function formMessagesProps(): FormMessagesProps {
  const [{ email, phone }] = contacts;
  return { fields, copy: formCopy, language, service: environment().email, email, phone };
}
