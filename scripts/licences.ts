import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

type Package = { readonly version?: string; readonly license?: string; readonly dev?: true };
type Lock = { readonly packages: Readonly<Record<string, Package>> };

/** Lists the licence of every package that is installed: first what the site is made of, then what only builds and tests it. */
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const installed = Object.entries(packages).filter(
  ([folder]) => folder && existsSync(path.join(folder, 'package.json')),
);

for (const dev of [false, true]) {
  const names = new Map<string, Set<string>>();
  for (const [folder, { license = 'not stated', version, ...rest }] of installed) {
    if (Boolean(rest.dev) === dev) {
      const name = `${folder.split('node_modules/').pop()} ${version}`;
      names.set(license, (names.get(license) ?? new Set()).add(name));
    }
  }
  console.log(dev ? '\nDevelopment' : 'Production');
  [...names]
    .sort(([, one], [, other]) => other.size - one.size)
    .forEach(([license, members]) => console.log(`  ${license} (${members.size}): ${[...members].sort().join(', ')}`));
}
