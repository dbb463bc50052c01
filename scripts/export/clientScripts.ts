import path from 'node:path';

import { build, type BuildOptions, type Plugin } from 'esbuild';

import { settingNames } from '../lib/settings';
import { hashedName } from './hashedName';

export type ClientScripts = Awaited<ReturnType<typeof clientScripts>>;

/** The name of each class in the exported pages, by style sheet from components/, such as “./A/A.module.scss”. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const animationModule = '@/app/_client/startAos';

/** With this, Chromium compiles all functions in another thread, as the file loads. That was half of React's first task. */
const compileHint = '//# allFunctionsCalledOnLoad';

const clientFolder = path.join('app', '_client');

/** The settings, which Next replaces by their values in its own bundles. */
const settings = Object.fromEntries(
  settingNames.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
);

/**
 * Bundles all scripts of the site. Next's own are not among them.
 * @returns the inline script of every page; the modules, for the animation and the islands; the islands' style sheets
 * @throws Error of esbuild for an import that it cannot bundle
 */
export async function clientScripts(classNames: ClassNames) {
  const styleSheets = new Set<string>();
  const animation = await bundle({ entryPoints: [animationModule] }, compileHint);
  const animationName = hashedName('animation', 'js', animation);
  const islands = await bundle(
    {
      entryPoints: [path.join(clientFolder, 'islands.entry.ts')],
      alias: { [animationModule]: `/${animationName}` },
      plugins: [styleSheetsPlugin(classNames, styleSheets)],
    },
    compileHint,
  );
  const islandsName = hashedName('islands', 'js', islands);
  const statements = await bundle({
    entryPoints: [path.join(clientFolder, 'inline.entry.ts')],
    define: { ISLANDS_MODULE: JSON.stringify(`/${islandsName}`) },
  });
  return {
    // A function keeps its names out of the global scope.
    inline: `(()=>{${statements.trim()}})()`,
    files: new Map([
      [animationName, animation],
      [islandsName, islands],
    ]),
    styleSheets: [...styleSheets],
  };
}

/** Imports of style sheets get the class names of the exported pages, whose styles are there already. */
function styleSheetsPlugin(classNames: ClassNames, used: Set<string>): Plugin {
  return {
    name: 'style sheets',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
        const sheet = `./${path.relative('components', file).replaceAll(path.sep, '/')}`;
        used.add(sheet);
        return { contents: JSON.stringify(classNames[sheet]), loader: 'json' };
      });
    },
  };
}

async function bundle({ define, ...options }: BuildOptions, banner = ''): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    logLevel: 'silent',
    legalComments: 'none',
    external: ['/_next/static/*'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', // A visitor has none, so React need not look for it.
      ...settings,
      ...define,
    },
    banner: { js: banner },
    ...options,
  });
  return outputFiles?.[0]?.text ?? '';
}
