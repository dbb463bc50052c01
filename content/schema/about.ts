import type { z } from 'zod';

import { days, decoration, hasNumber, id, list, picture, record, type Rule, rules, text, unique } from './fields';

const city = text(13);

/** What happened on a day. Days count from 1, the day of the first call. */
const step = record({ day: days, title: text(18) });

const placement = record({
  role: text(32),
  /** One of the cities of the region. */
  city,
  /** From the first call to the signature. */
  days,
  /** The days as a text, such as “23 days”. */
  time: text(12),
  /** In order, at most one on a day. */
  steps: list(step, 2, 5),
  /** The id of what its client says, in content/team.ts. */
  testimonial: id.exactOptional(),
}).superRefine(
  rules(({ days, time, steps }) => [
    [hasNumber(time, days), ['time'], `must name the days, ${days}, and no other number`],
    ...steps.map(({ day }, index): Rule => {
      const first = (steps[index - 1]?.day ?? 0) + 1;
      const message = `must be a day from ${first}, after the step before, to ${days}, the last day`;
      return [day >= first && day <= days, ['steps', index, 'day'], message];
    }),
  ]),
);

const region = record({
  id,
  name: text(20),
  text: text(100),
  /** Each has an arc from the office on the map, in components/sprite.svg. */
  cities: list(city, 1, 6),
  /** Shown day by day, below the testimonial of its client. */
  placement: placement.exactOptional(),
}).refine(({ cities, placement }) => !placement || cities.includes(placement.city), {
  path: ['placement', 'city'],
  error: 'must be the name of one of the region’s cities',
});

/** No two regions have the same city. */
const regions = list(region, 1, 3).superRefine(
  rules((all) =>
    unique(all.flatMap(({ cities }, at) => cities.map((value, index) => ({ path: [at, 'cities', index], value })))),
  ),
);

const counter = record({
  /** Such as “500+” or “93,5 %”. */
  heading: text(7),
  title: text(24),
  note: text(60),
});

const about = record({
  title: text(24),
  paragraphs: list(text(300), 1, 3),
  missionTitle: text(40),
  mission: text(140),
  /** A person, in the ring that is empty in the hero. */
  missionImage: decoration,
  image: picture,
  networkTitle: text(40),
  networkText: text(80),
  regionsTitle: text(40),
  countersLabel: text(80),
  /** At the testimonials, about the lines of days of the placements. */
  placementsTitle: text(60),
  /** Above each step of a placement. {day} is replaced by its number. */
  placementDay: text(16).includes('{day}', 'must have {day} where the number belongs'),
  /** {city} is replaced by the city of the placement. */
  placementRoute: text(60).includes('{city}', 'must have {city} where the name belongs'),
});

export const schemas = {
  about,
  office: city,
  regions,
  counters: list(counter, 1, 6),
};

export type About = z.infer<typeof about>;
export type Counter = z.infer<typeof counter>;
export type Placement = z.infer<typeof placement>;
export type Region = z.infer<typeof region>;
