export type LineMapContent = {
  readonly lead: string;
  /** The interchange. */
  readonly office: City;
  /** Each has a colour (styles/abstract/_colour.scss) and a place on the map (LineMap.module.scss). */
  readonly regions: readonly [Region, Region, Region];
};

type Region = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Those nearest to London by time zone first. */
  readonly cities: readonly City[];
};

type City = {
  readonly name: string;
  /** In winter, at nine in London. */
  readonly time: string;
};

export const lineMap = {
  lead: 'Nine in London: bright cities are at\u00a0work.',
  office: { name: 'London, in winter', time: '09:00' },
  regions: [
    {
      id: 'uk-emea',
      name: 'UK & EMEA',
      text: '304 hires: banks, insurers, start-ups.',
      cities: [
        { name: 'Lisbon', time: '09:00' },
        { name: 'Cape Town', time: '11:00' },
        { name: 'Nairobi', time: '12:00' },
        { name: 'Dubai', time: '13:00' },
      ],
    },
    {
      id: 'north-america',
      name: 'North America',
      text: '121 hires: payments, health, media.',
      cities: [
        { name: 'New\u00a0York', time: '04:00' },
        { name: 'Toronto', time: '04:00' },
        { name: 'Austin', time: '03:00' },
      ],
    },
    {
      id: 'apac',
      name: 'APAC',
      text: '98 hires: shipping, ports, games.',
      cities: [
        { name: 'Bengaluru', time: '14:30' },
        { name: 'Singapore', time: '17:00' },
        { name: 'Tokyo', time: '18:00' },
        { name: 'Sydney', time: '20:00' },
      ],
    },
  ],
} as const satisfies LineMapContent;

/** A region of the world in which the firm works. */
export type RegionId = (typeof lineMap.regions)[number]['id'];

export type CityName = (typeof lineMap.regions)[number]['cities'][number]['name'];
