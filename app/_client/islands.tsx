import { ContactForm } from '@/components/ContactForm/ContactForm.island';
import { emailService } from '@/components/lib/emailService/emailService';
import { sitePath } from '@/components/lib/siteUrl';
import { type BarVariant, NavigationBar } from '@/components/NavigationBar/NavigationBar.island';
import { contactForm, hiringContact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { brand, logoLinkLabel, mark, privacyPath } from '@/content/site';

/** What differs from page to page. */
export type IslandAttributes = {
  /** Of the navigation bar. */
  readonly variant?: BarVariant | undefined;
};

/**
 * The client components that exported pages hydrate, each with the records that it renders. Both Next, for the HTML, and
 * the module that hydrates them import this file.
 */
export const islands = {
  navigationBar: ({ variant }: IslandAttributes) => (
    <NavigationBar
      content={navigation}
      mark={mark}
      brandName={brand.name}
      logoLabel={`${brand.name}, ${logoLinkLabel}`}
      variant={variant ?? 'transparent'}
    />
  ),
  contactForm: () => (
    <ContactForm
      id="enquiry"
      form={contactForm}
      emailService={emailService}
      contact={hiringContact}
      policyUrl={sitePath(privacyPath)}
    />
  ),
} as const;

export type IslandName = keyof typeof islands;
