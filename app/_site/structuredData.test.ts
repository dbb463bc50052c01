import { homeData, privacyData } from './structuredData';

const siteUrl = 'https://www.kithmere.example';
const graph: readonly object[] = homeData(siteUrl)['@graph'].filter((thing) => typeof thing === 'object');

function ofType(type: string): readonly object[] {
  return graph.filter((thing) => '@type' in thing && thing['@type'] === type);
}

test('names the firm, where it is and since when, and where it works', () => {
  expect(ofType('EmploymentAgency')).toEqual([
    expect.objectContaining({
      '@id': '#org',
      name: 'Kithmere',
      legalName: 'Kithmere Talent Solutions Ltd',
      slogan: 'Empowering Innovation',
      foundingDate: '2023',
      url: 'https://www.kithmere.example/',
      logo: 'https://www.kithmere.example/icon-512.png',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Second floor, 9 Lanternmaker Yard, Bermondsey',
        addressLocality: 'London',
        postalCode: 'SE1 0KM',
        addressCountry: 'GB',
      },
      areaServed: ['UK & EMEA', 'North America', 'APAC'],
    }),
  ]);
});

test('says who answers for what, and where else the firm is found', () => {
  expect(ofType('EmploymentAgency')).toEqual([
    expect.objectContaining({
      contactPoint: [
        {
          '@type': 'ContactPoint',
          contactType: 'Hiring',
          name: 'Meera Thistlewood',
          email: 'hiring@kithmere.example',
          telephone: '+44 20 7946 0184',
        },
        {
          '@type': 'ContactPoint',
          contactType: 'Looking for work',
          name: 'Jonah Adeyemi-Marsh',
          email: 'candidates@kithmere.example',
          telephone: '+44 7700 900461',
        },
      ],
      sameAs: [
        'https://facebook.com/kithmere.example',
        'https://x.com/kithmere.example',
        'https://instagram.com/kithmere.example',
        'https://linkedin.com/company/kithmere.example',
        'https://youtube.com/@kithmere.example',
      ],
    }),
  ]);
});

test('ties the site, the team and all eight services to the firm', () => {
  const firm = { '@id': '#org' };

  expect(ofType('WebSite')).toEqual([
    { '@type': 'WebSite', name: 'Kithmere', url: 'https://www.kithmere.example/', publisher: firm },
  ]);
  expect(ofType('Person')).toEqual([
    { '@type': 'Person', name: 'Meera Thistlewood', jobTitle: 'Managing Director', worksFor: firm },
    { '@type': 'Person', name: 'Jonah Adeyemi-Marsh', jobTitle: 'Lead Consultant', worksFor: firm },
  ]);
  expect(ofType('Service')).toHaveLength(8);
  expect(ofType('Service')[0]).toEqual({
    '@type': 'Service',
    name: 'Talent Sourcing and Acquisition',
    provider: firm,
  });
});

test('leads from the home page to the privacy policy', () => {
  expect(privacyData(siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Kithmere', item: 'https://www.kithmere.example/' },
      { '@type': 'ListItem', position: 2, name: 'Privacy Policy for Kithmere' },
    ],
  });
});
