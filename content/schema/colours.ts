import { z } from 'zod';

import { contrasts } from './contrast';
import { colour, record, rules } from './fields';

export const colourName = z.enum([
  'page',
  'surface',
  'surface-sunk',
  'text',
  'text-soft',
  'accent',
  'action',
  'action-hover',
  'on-action',
  'field-line',
  'focus',
  'error',
  'success',
  'surface-inverse',
  'surface-inverse-deep',
  'on-inverse',
  'on-inverse-soft',
  'on-inverse-accent',
  'on-inverse-line',
  'on-inverse-control',
  'map-dots',
  'region-1',
  'region-2',
  'region-3',
  'track-1',
  'track-2',
  'track-3',
  'peak',
  'on-peak',
  'on-peak-soft',
]);

const colours = record({
  light: z.record(colourName, colour).readonly(),
  /** The colours that differ in the dark theme. */
  dark: z.partialRecord(colourName, colour).readonly(),
});

export const schemas = { colours: colours.superRefine(rules(contrasts)) };

export type Colour = z.infer<typeof colourName>;
export type Colours = z.infer<typeof colours>;
