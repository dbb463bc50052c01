import type { BreadcrumbList, Graph, WithContext } from 'schema-dts';

import { address, openingHours } from '@/content/address';
import { contacts, hiringContact } from '@/content/contact';
import { lineMap } from '@/content/lineMap';
import { socials } from '@/content/navigation';
import { services } from '@/content/services';
import { brand, metadata } from '@/content/site';
import { team } from '@/content/team';

import { siteUrl } from './siteUrl';

const organisation = { '@id': '#org' } as const;

export function homeData(): Graph {
  const url = `${siteUrl}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'EmploymentAgency',
        ...organisation,
        name: brand.name,
        legalName: brand.legalName,
        slogan: brand.slogan,
        foundingDate: String(brand.foundedYear),
        url,
        logo: `${url}apple-touch-icon.png`,
        image: siteUrl + metadata.image.src,
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
        areaServed: lineMap.regions.map(({ name }) => name),
        contactPoint: contacts.map(({ role, name, email, phone }) => ({
          '@type': 'ContactPoint',
          contactType: role,
          name,
          email,
          telephone: phone,
        })),
        sameAs: socials.map(({ link }) => link),
      },
      { '@type': 'WebSite', name: brand.name, url, publisher: organisation },
      ...team.map(({ name, designation }) => ({
        '@type': 'Person' as const,
        name,
        jobTitle: designation,
        worksFor: organisation,
      })),
      ...services.map(({ title }) => ({
        '@type': 'Service' as const,
        name: title,
        provider: organisation,
      })),
    ],
  };
}

/** Breadcrumbs from the home page to another page. The last item is the current page, which needs no URL. */
export function breadcrumbData(title: string): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  };
}
