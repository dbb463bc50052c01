import { createHash } from 'node:crypto';
import path from 'node:path';

import { build, type BuildOptions, type Plugin } from 'esbuild';

import type { IslandSource } from './islands';

export type ClientScripts = {
  /** The inline script of every page. */
  readonly inline: string;
  /** The modules by URL: the animation and the islands. */
  readonly modules: Readonly<Record<string, string>>;
  /** The style sheets of the islands, as in ClassNames. */
  readonly sheets: readonly string[];
};

/** The name of each class in the exported pages, by style sheet from components/, such as “./A/A.module.scss”. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const animationModule = '@/components/AnimateOnScroll/animate';
/** Chromium compiles all functions beside the main thread then, while the file loads: half of what React's first task took. */
const compileHint = '//# allFunctionsCalledOnLoad';
const clientFolder = path.resolve('app/_client');

/**
 * Bundles all scripts of the site. Next's own are not among them.
 * @param islands the components to hydrate, in the order of their numbers in the pages
 * @throws Error of esbuild for an import that it cannot bundle
 */
export async function clientScripts(
  islands: readonly IslandSource[],
  classNames: ClassNames,
  basePath: string,
): Promise<ClientScripts> {
  const sheets = new Set<string>();
  const animation = await moduleOf('animation', { entryPoints: [animationModule] });
  const islandsModule = await moduleOf('islands', {
    stdin: { contents: islandsEntry(islands, basePath), resolveDir: clientFolder, loader: 'ts' },
    alias: { [animationModule]: animation.url },
    plugins: [sheetsPlugin(classNames, sheets)],
  });
  const statements = await bundle({
    entryPoints: [path.join(clientFolder, 'inlineScript.ts')],
    define: { ISLANDS_MODULE: JSON.stringify(islandsModule.url) },
  });
  return {
    // A function keeps its names out of the global scope.
    inline: `(()=>{${statements}})()`,
    modules: Object.fromEntries([animation, islandsModule].map(({ url, code }) => [url, code])),
    sheets: [...sheets],
  };
}

/** @returns the URL of a file whose content never changes */
export function hashedUrl(name: string, extension: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `/_next/static/${name}-${hash}.${extension}`;
}

/** The module that hydrates each island with the props that have rendered its HTML. */
function islandsEntry(islands: readonly IslandSource[], basePath: string): string {
  const withBasePath = (_key: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? basePath + value : value;
  const lines = islands.map(({ file, name }, index) => `import { ${name} as Island${index} } from '@/${file}';`);
  const sources = islands.map(
    ({ props }, index) => `[Island${index}, ${JSON.stringify(JSON.parse(props, withBasePath))}]`,
  );
  return [...lines, "import { hydrateIslands } from './hydrateIslands';", `hydrateIslands([${sources.join()}]);`].join(
    '\n',
  );
}

/** Imports of style sheets get the class names of the exported pages, whose styles are there already. */
function sheetsPlugin(classNames: ClassNames, used: Set<string>): Plugin {
  return {
    name: 'sheets',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.scss$/ }, ({ path: file }) => {
        const sheet = `./${path.relative('components', file).replaceAll(path.sep, '/')}`;
        const names = classNames[sheet];
        used.add(sheet);
        return names
          ? { contents: JSON.stringify(names), loader: 'json' }
          : { errors: [{ text: 'app/class-names.json/route.ts does not name its classes' }] };
      });
    },
  };
}

async function moduleOf(name: string, options: BuildOptions) {
  const code = await bundle({ ...options, banner: { js: compileHint } });
  return { url: hashedUrl(name, 'js', code), code };
}

async function bundle({ define, ...options }: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    logLevel: 'silent',
    external: ['/_next/static/*'],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    ...options,
  });
  return outputFiles?.[0]?.text.trimEnd() ?? '';
}
