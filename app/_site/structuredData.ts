import type { Graph } from 'schema-dts';

import { address, openingHours } from '@/content/address';
import { contacts, hiringContact } from '@/content/contact';
import { socials } from '@/content/navigation';
import { brand } from '@/content/site';

import { siteUrl } from './siteUrl';

/** What search engines show of the firm, and the name that they show above the addresses of its pages. */
export function homeData(): Graph {
  const url = `${siteUrl}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'EmploymentAgency',
        name: brand.name,
        legalName: brand.legalName,
        foundingDate: String(brand.foundedYear),
        url,
        logo: `${url}apple-touch-icon.png`,
        telephone: hiringContact.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.locality,
          postalCode: address.postalCode,
          addressCountry: address.country,
        },
        openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        })),
        contactPoint: contacts.map(({ role, email, phone }) => ({
          '@type': 'ContactPoint',
          contactType: role,
          email,
          telephone: phone,
        })),
        sameAs: socials.map(({ link }) => link),
      },
      { '@type': 'WebSite', name: brand.name, url },
    ],
  };
}
