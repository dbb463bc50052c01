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
const firm = { '@id': '#org' };

function ofType(type: string): readonly object[] {
  return graph.filter((thing) => '@type' in thing && thing['@type'] === type);
}

test('describes the firm in the words of the records', () => {
  const { name, legalName, slogan, foundedYear } = brand;
  const { street, locality, postalCode, country } = address;

  expect(ofType('EmploymentAgency')).toEqual([
    {
      '@type': 'EmploymentAgency',
      ...firm,
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

test('ties the site, the team and every service to the firm', () => {
  expect(ofType('WebSite')).toEqual([
    { '@type': 'WebSite', name: brand.name, url: 'https://www.example.com/', publisher: firm },
  ]);
  expect(ofType('Person')).toEqual(
    team.map(({ name, designation }) => ({ '@type': 'Person', name, jobTitle: designation, worksFor: firm })),
  );
  expect(ofType('Service')).toEqual(services.map(({ title }) => ({ '@type': 'Service', name: title, provider: firm })));
});

test('leads from the home page to another page', () => {
  expect(breadcrumbData(siteUrl, 'Imprint')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'Imprint' },
    ],
  });
});
