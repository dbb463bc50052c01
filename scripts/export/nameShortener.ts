const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g;
/** The bundler names the classes of CSS modules so: a hash of the file, and the name in the file. */
const moduleClass = /(?<![\w-])[\w-]{6,}_[a-zA-Z]\w*/g;
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Without “ad”: content blockers hide elements with that class. */
const shortest = ['', ...letters]
  .flatMap((first) => letters.map((second) => first + second))
  .filter((name) => !/^ad$/i.test(name));

/**
 * Finds short names for the classes and animations of CSS modules, and for custom properties, which are a tenth of a
 * compressed page.
 * @returns a function that renames them in a text
 */
export function nameShortener(css: string, html: string): (text: string) => string {
  const rules = css.replaceAll(/url\([^)]*\)/g, ''); // The hash in a URL may look like a class.
  const isInCss = (name: string) => rules.includes(`.${name}`) || rules.includes(`@keyframes ${name}`);
  const renameClasses = rename(moduleClass, html + css, isInCss, '');
  const renameProperties = rename(customProperty, css, (name) => !html.includes(name), '--');
  return (text) => renameProperties(renameClasses(text));
}

/** A name that is not free stays. No name gets a short one that the text has already. */
function rename(pattern: RegExp, sample: string, isFree: (name: string) => boolean, prefix: string) {
  const names = [...new Set(sample.match(pattern))];
  const unused = shortest.map((name) => prefix + name).filter((name) => !names.includes(name));
  const short = new Map(names.filter(isFree).map((name, index) => [name, unused[index] ?? name]));
  return (text: string) => text.replaceAll(pattern, (name) => short.get(name) ?? name);
}
