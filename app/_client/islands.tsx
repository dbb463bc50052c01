import { createElement } from 'react';

import { ContactForm } from '@/components/ContactForm/ContactForm.island';
import { emailService } from '@/components/lib/email/emailService';
import { islandTag } from '@/components/lib/island/islandElement';
import { NavigationBar } from '@/components/NavigationBar/NavigationBar.island';
import { contactForm, contacts } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { brand, logoLinkLabel, mark, privacyPath } from '@/content/site';

/**
 * The client components that exported pages hydrate, each with the records that it renders. Both Next, for the HTML, and
 * the module that hydrates them import this file.
 */
export const islands = {
  navigationBar: (
    <NavigationBar
      content={navigation}
      mark={mark}
      brandName={brand.name}
      logoLabel={`${brand.name}, ${logoLinkLabel}`}
    />
  ),
  contactForm: (
    <ContactForm
      id="enquiry"
      form={contactForm}
      emailService={emailService}
      contacts={contacts}
      policyUrl={privacyPath}
    />
  ),
} as const;

type IslandProps = {
  readonly name: keyof typeof islands;
  /** How its style sheet shows it on this page. */
  readonly variant?: string | undefined;
};

/**
 * Renders a client component that the exported page hydrates on its own, at the first interaction. In `next dev`, Next's
 * client hydrates the whole page.
 */
export function Island({ name, variant }: IslandProps) {
  return createElement(islandTag, { 'data-island': name, 'data-variant': variant }, islands[name]);
}
