import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { filesIn } from '../filesIn';
import type { ContentFiles } from './contentFiles';
import { errorLine, valuesIn } from './contentValues';
import { iconsFile } from './drawingFiles';

/** The icons of networks, by name. */
export const simpleIcons = path.join(createRequire(path.resolve('package.json')).resolve('simple-icons'), '../icons');

/** A line for each icon that neither is drawn nor, for a network, is one of simple-icons. */
export function iconErrors(files: ContentFiles): string[] {
  const drawings = existsSync(iconsFile) ? readFileSync(iconsFile, 'utf8') : '';
  const drawn = Array.from(drawings.matchAll(/<symbol id="([\w-]+)"/g), ([, name = '']) => name);
  const others = filesIn(simpleIcons).map((name) => name.replace(/\.svg$/, ''));
  const message = `must be one of ${drawn.join(', ')}: the symbols in ${iconsFile}`;
  return Object.entries(files).flatMap(([file, exported]) =>
    valuesIn(exported).flatMap((item) => {
      const isNetwork = item.path[0] === 'socials';
      if (item.path.at(-1) !== 'icon' || [...drawn, ...(isNetwork ? others : [])].includes(String(item.value))) {
        return [];
      }
      return [errorLine(file, item, isNetwork ? `${message}, or the name of an icon in simple-icons` : message)];
    }),
  );
}
