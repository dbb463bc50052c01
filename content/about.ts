import type { About, Counter, Region } from './schema/about';
import { brand } from './brand';

export const about = {
  title: 'About Us',
  paragraphs: [
    `“Kith” is an old English word for the people you know. We founded ${brand.name} in ${brand.foundedYear} on the belief that the best hire is rarely a stranger: it is somebody a friend has worked beside.`,
    'So we keep in touch. Our network of 20,000+ tech professionals across UK, EMEA, APAC and North America is made of conversations, not scraped profiles. Some began before the firm.',
  ],
  missionTitle: 'Our Mission',
  mission: 'To make hiring an engineer on the other side of the world feel like hiring a friend of a friend.',
  missionImage: { src: '/images/people/found.svg' },
  image: {
    src: '/images/about.svg',
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

/** Where every arc on the map begins. The map itself is in components/sprite.svg. */
export const office = 'London';

export const regions = [
  {
    id: 'uk-emea',
    name: 'UK & EMEA',
    text: 'Home ground. Banks, insurers and the scale-ups that unsettle them.',
    cities: ['Lisbon', 'Dubai', 'Nairobi', 'Cape Town'],
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
    cities: ['New York', 'Toronto', 'Austin'],
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
    cities: ['Bengaluru', 'Singapore', 'Tokyo', 'Sydney'],
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
