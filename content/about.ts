import type { About, City, Counter, Region } from './schema/about';
import { brand } from './brand';

export const about = {
  title: 'About Us',
  paragraphs: [
    `“Kith” is an old English word for the people you know. We founded ${brand.name} in ${brand.foundedYear} on the belief that the best hire is rarely a stranger: it is somebody a friend has worked beside.`,
    'So we keep in touch. Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America is made of conversations, not scraped profiles. Some began before the firm.',
  ],
  missionTitle: 'Our Mission',
  mission: 'To make hiring an engineer on the other side of the world feel like hiring a friend of a friend.',
  missionImage: { src: '/images/drawings/people/found.svg' },
  image: {
    src: '/images/drawings/about.svg',
    alt: 'Two people laugh over mugs. The edge of their table is the line that runs through the page.',
  },
  networkTitle: '20,000+ tech professionals',
  networkText: 'Eighteen of us keep in touch with them, in nine languages.',
  regionsTitle: 'Where we work',
  countersLabel: `${brand.name} in numbers`,
  placementsTitle: 'Every line is a job somebody started.',
  placementDay: 'Day {day}',
  placementRoute: 'For a firm in London, found in {city}',
} as const satisfies About;

/** The town where every arc on the map begins. */
export const office = { name: 'London', latitude: 51.51, longitude: -0.13 } as const satisfies City;

export const regions = [
  {
    id: 'uk-emea',
    name: 'UK & EMEA',
    text: 'Home ground. Banks, insurers and the scale-ups that unsettle them.',
    cities: [
      { name: 'Lisbon', latitude: 38.72, longitude: -9.14, label: 'right' },
      { name: 'Dubai', latitude: 25.2, longitude: 55.27 },
      { name: 'Nairobi', latitude: -1.29, longitude: 36.82 },
      { name: 'Cape Town', latitude: -33.92, longitude: 18.42 },
    ],
    placement: {
      role: 'Platform team lead',
      city: 'Lisbon',
      days: 23,
      time: '23 days',
      steps: [
        { day: 1, title: 'Brief' },
        { day: 5, title: 'Four names' },
        { day: 16, title: 'Final round' },
        { day: 23, title: 'Signature' },
      ],
      testimonial: 'platform',
    },
  },
  {
    id: 'north-america',
    name: 'North America',
    text: 'First European teams for American firms, and the other way about.',
    cities: [
      { name: 'New York', latitude: 40.71, longitude: -74.01 },
      { name: 'Toronto', latitude: 43.65, longitude: -79.38 },
      { name: 'Austin', latitude: 30.27, longitude: -97.74 },
    ],
    placement: {
      role: 'Data architect',
      city: 'New York',
      days: 31,
      time: '31 days',
      steps: [
        { day: 1, title: 'Brief' },
        { day: 7, title: 'Five names' },
        { day: 22, title: 'Work sample' },
        { day: 31, title: 'Signature' },
      ],
      testimonial: 'data',
    },
  },
  {
    id: 'apac',
    name: 'APAC',
    text: 'Platform, data and security people who hand over to London at tea time.',
    cities: [
      { name: 'Bengaluru', latitude: 12.97, longitude: 77.59 },
      { name: 'Singapore', latitude: 1.35, longitude: 103.82 },
      { name: 'Tokyo', latitude: 35.68, longitude: 139.65 },
      { name: 'Sydney', latitude: -33.87, longitude: 151.21 },
    ],
    placement: {
      role: 'Security lead',
      city: 'Singapore',
      days: 19,
      time: '19 days',
      steps: [
        { day: 1, title: 'Brief' },
        { day: 4, title: 'Five names' },
        { day: 11, title: 'Shortlist' },
        { day: 19, title: 'Signature' },
      ],
      testimonial: 'security',
    },
  },
] as const satisfies readonly Region[];

export const counters = [
  { heading: '10+', title: 'Years Experience', note: 'Each of us, before Kithmere and since.' },
  { heading: '20k+', title: 'Network', note: 'People who asked to be kept in mind.' },
  { heading: '500+', title: 'Successful Hires', note: 'Counted once they had stayed a year.' },
] as const satisfies readonly Counter[];
