import type { Colour, Colours } from './schema/colours';

// The palette. Only this file uses its names; all others use the roles below.
const spruce = {
  1000: '#061917',
  950: '#09231f',
  900: '#0a2926',
  700: '#174d46',
  400: '#8fb3a9',
  300: '#bdd1ca',
  200: '#dfe8e3',
} as const;
const coral = { 800: '#992a0d', 400: '#ff936d' } as const;
const butter = '#f6cf6e';
const mint = '#86dcc3';
const red = { 700: '#940f1b', 300: '#ffb3ab' } as const;
const paper = '#f5f6f1';
const white = '#fff';

/** The roles. The build makes a custom property of each: “text-soft” is var(--text-soft). */
const light = {
  page: paper,
  surface: white,
  'surface-sunk': spruce[200],
  text: spruce[900],
  'text-soft': '#2c4a44',
  accent: coral[800],
  action: coral[400],
  'action-hover': '#ffa283',
  'on-action': spruce[1000],
  'field-line': '#5c7d76',
  focus: spruce[900],
  error: red[700],
  success: '#1a6b50',

  // On surfaces that are dark in both themes
  'surface-inverse': spruce[900],
  'surface-inverse-deep': spruce[1000],
  'on-inverse': paper,
  'on-inverse-soft': spruce[300],
  'on-inverse-accent': coral[400],
  'on-inverse-line': spruce[700],
  'on-inverse-control': spruce[400],
  'map-dots': '#387a6e',

  // The regions, in their order
  'region-1': coral[400],
  'region-2': butter,
  'region-3': mint,

  // The regions’ colours on pages that are light by day. The first is also the line’s.
  'track-1': '#f4693c',
  'track-2': '#e9b53a',
  'track-3': '#3dbb99',

  // The mission, in both themes
  peak: butter,
  'on-peak': spruce[900],
  'on-peak-soft': '#3b3a1c',
} as const;

/** Those that differ where a visitor prefers dark pages. */
const dark = {
  page: spruce[900],
  surface: spruce[950],
  'surface-sunk': '#164039',
  text: '#edf3ef',
  'text-soft': '#c0d2cb',
  accent: coral[400],
  'field-line': '#84a69c',
  focus: butter,
  error: red[300],
  success: mint,
  'surface-inverse': '#041311',
  'surface-inverse-deep': '#020b0a',
  'track-2': butter,
  'track-3': mint,
} as const satisfies Partial<Record<Colour, string>>;

export const colours = { light, dark } as const satisfies Colours;
