/** The bundler compiles require.context, which imports all files that match. */
declare const require: {
  context(folder: string, deep: boolean, files: RegExp): { keys(): string[]; (key: string): unknown };
};

export const dynamic = 'force-static';

/**
 * For the build, which leaves it out of the site: the names that the bundler gives to the classes of each style
 * sheet. The islands have other scripts than Next's, but the same style sheets (scripts/export/clientScripts.ts).
 */
export function GET(): Response {
  const sheets = require.context('../../components', true, /\.module\.scss$/);
  return Response.json(Object.fromEntries(sheets.keys().map((key) => [key, sheets(key)])));
}
