import { regions } from '@/content/about';
import { brand } from '@/content/brand';
import { address, contacts, openingHours } from '@/content/contact';
import { metadata } from '@/content/metadata';
import { socials } from '@/content/navigation';
import { services } from '@/content/services';
import { team } from '@/content/team';

import { breadcrumbData, homeData } from './structuredData';

const siteUrl = 'https://www.example.com';
const graph: readonly object[] = homeData(siteUrl)['@graph'].filter((thing) => typeof thing === 'object');
const org = { '@id': '#org' };

function ofType(type: string): readonly object[] {
  return graph.filter((thing) => '@type' in thing && thing['@type'] === type);
}

test('describes the organisation from the content records', () => {
  const { name, legalName, slogan, foundedYear } = brand;
  const { street, locality, postalCode, country } = address;

  expect(ofType('EmploymentAgency')).toEqual([
    {
      '@type': 'EmploymentAgency',
      ...org,
      name,
      legalName,
      slogan,
      foundingDate: String(foundedYear),
      url: 'https://www.example.com/',
      logo: 'https://www.example.com/icon-512.png',
      image: siteUrl + metadata.image.url,
      telephone: contacts[0].phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: locality,
        postalCode,
        addressCountry: country,
      },
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
      areaServed: regions.map((region) => region.name),
      contactPoint: contacts.map((contact) => ({
        '@type': 'ContactPoint',
        contactType: contact.role,
        name: contact.name,
        email: contact.email,
        telephone: contact.phone,
      })),
      sameAs: socials.map(({ link }) => link),
    },
  ]);
});

test('links the site, team and services to the organisation', () => {
  expect(ofType('WebSite')).toEqual([
    { '@type': 'WebSite', name: brand.name, url: 'https://www.example.com/', publisher: org },
  ]);
  expect(ofType('Person')).toEqual(
    team.map(({ name, designation }) => ({ '@type': 'Person', name, jobTitle: designation, worksFor: org })),
  );
  expect(ofType('Service')).toEqual(services.map(({ title }) => ({ '@type': 'Service', name: title, provider: org })));
});

test('lists the home page and the current page as breadcrumbs', () => {
  expect(breadcrumbData(siteUrl, 'Imprint')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Imprint' },
    ],
  });
});
