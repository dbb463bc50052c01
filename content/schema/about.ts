import type { z } from 'zod';

import { degrees, id, list, picture, record, text } from './fields';

const city = record({
  name: text(13),
  /** Degrees; south is negative. */
  latitude: degrees(90),
  /** Degrees; west is negative. */
  longitude: degrees(180),
});

const placement = record({
  role: text(32),
  /** One of the cities of the region. */
  city: text(13),
  /** From the first call to the signature. */
  time: text(12),
});

const region = record({
  id,
  name: text(20),
  text: text(100),
  /** Each gets an arc from the office on the map. */
  cities: list(city, 1, 6),
  /** Shown beside the map. */
  placement: placement.exactOptional(),
});

const counter = record({
  /** Such as “500+” or “93,5 %”. */
  heading: text(7),
  title: text(24),
  /** What exactly is counted. */
  note: text(60),
});

const about = record({
  title: text(24),
  paragraphs: list(text(300), 1, 3),
  missionTitle: text(40),
  mission: text(140),
  image: picture,
  networkTitle: text(40),
  networkText: text(80),
  regionsTitle: text(40),
  countersLabel: text(80),
});

/** What content/about.ts exports. */
export const aboutFile = {
  about,
  office: city,
  regions: list(region, 1, 3),
  counters: list(counter, 1, 6),
};

export type About = z.infer<typeof about>;
export type City = z.infer<typeof city>;
export type Counter = z.infer<typeof counter>;
export type Region = z.infer<typeof region>;
