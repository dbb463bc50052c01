import { z } from 'zod';

import { decoration, id, intro, list, named, picture, record, text } from './fields';

const teamMember = record({
  id,
  name: text(40),
  designation: text(40),
  description: text(280),
  image: picture,
}).superRefine(named);

const testimonial = record({
  id,
  /** Large text above the quote, such as a figure from it. */
  highlight: text(24).exactOptional(),
  quote: text(240),
  name: text(40),
  role: text(60),
  /** A dashed ring is in the place of the picture. */
  unnamed: z.boolean().exactOptional(),
  image: picture.exactOptional(),
}).superRefine(named);

export const schemas = {
  teamIntro: intro,
  team: list(teamMember, 1, 12),
  testimonialsTitle: text(60),
  quoteImage: decoration,
  testimonials: list(testimonial, 0, 6),
  avatars: list(decoration, 1, 20),
};

export type TeamMember = z.infer<typeof teamMember>;
export type Testimonial = z.infer<typeof testimonial>;
