import path from 'node:path';

import type { NextConfig } from 'next';

import { layOutMap } from './components/WorldMap/mapLayout.build';
import { office, regions } from './content/about';
import { mark } from './content/brand';
import { colours } from './content/colours';
import { fields } from './content/contact';
import { pages } from './content/pages';
import type { Region } from './content/schema/about';
import type { Mark } from './content/schema/brand';
import { services } from './content/services';
import { avatars } from './content/team';
import { content } from './scripts/check/contentFiles';
import { fontFaces } from './scripts/check/fonts';

const placements = regions.flatMap(({ placement }: Region) => placement ?? []);
const placementDays = new Set(placements.flatMap(({ days, steps }) => [days, ...steps.map(({ day }) => day)]));
const { officeFromLeft, officeFromBottom } = layOutMap(regions, office);
const { left = 10 }: Mark = mark;
/** Where the outline of the mark's first shape begins, such as its dot. */
const [shapeX = 40, shapeY = 40] = mark.shapes.match(/[\d.]+/g)?.map(Number) ?? [];

const nextConfig: NextConfig = {
  output: 'export',
  // scripts/export/build.ts post-processes this folder and then moves it to out/.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
  reactStrictMode: true,
  // `npm test` checks the types. A type error in a test must not stop an owner's build.
  typescript: { ignoreBuildErrors: true },
  // A static export fails on a dynamic route without pages. So if content/pages.ts is empty, Next must not
  // recognise the extension of app/[slug]/page.document.tsx.
  pageExtensions: [...(pages.length > 0 ? ['document.tsx'] : []), 'tsx', 'ts'],
  // Fixed instead of random, so that two builds of one commit are byte-identical.
  generateBuildId: () => 'static',
  sassOptions: {
    loadPaths: [path.join(import.meta.dirname, 'styles')],
    additionalData: [
      `@use 'abstract/about' with ($placement-days: (${[...placementDays].join()}),`,
      `$longest-placement: ${Math.max(1, ...placements.map(({ days }) => days))},`,
      `$office-from-left: ${officeFromLeft.toFixed(4)},`,
      `$office-from-bottom: ${officeFromBottom.toFixed(4)});`,
      `@use 'abstract/colours' with ($light: ${sassMap(colours.light)}, $dark: ${sassMap(colours.dark)});`,
      `@use 'abstract/font-faces' with ($faces: ${sassMap(fontFaces(content))});`,
      `@use 'abstract/form' with ($required-fields: ${fields.filter(({ required }) => required).length});`,
      `@use 'abstract/counts' with ($avatars: ${avatars.length}, $services: ${services.length});`,
      `@use 'abstract/mark' with ($x: ${shapeX - left}, $y: ${shapeY - 10});`,
    ].join(''),
  },
};

type SassEntries = { readonly [name: string]: string | SassEntries };

function sassMap(entries: SassEntries): string {
  return `(${Object.entries(entries)
    .map(([name, value]) => `'${name}': ${typeof value === 'string' ? `'${value}'` : sassMap(value)}`)
    .join(', ')})`;
}

export default nextConfig;
