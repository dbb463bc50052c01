import postcss, { type AtRule, type Rule } from 'postcss';

type PageStyles = {
  /** Rules for elements of the page. */
  readonly inline: string;
  /** The rules of `inline` that only a printed page needs. */
  readonly print: string;
  /** Rules for elements that only scripts add, such as the form's messages. */
  readonly late: string;
};

const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const shortNames = ['', ...letters].flatMap((first) => letters.map((second) => first + second));
/** The bundler names the classes of CSS modules so: a hash of the file, and the name in the file. */
const moduleClass = /(?<![\w-])[\w-]{6,}_[a-zA-Z]\w*/g;

/**
 * Splits the rules of a page's style sheets by when they are needed. Rules of other pages, which the bundler puts
 * into the same sheets, are left out.
 * @param html the page without its scripts
 * @param scripts all code that may add to the page, with the style sheets that it loads
 */
export function pageStyles(css: string, html: string, scripts: string): PageStyles {
  const short = shortenPropertyNames(css, html + scripts);
  return {
    inline: filterRules(short, (rule) => isIn(html, rule) && !isForPrint(rule), /^(?!page$)/),
    print: filterRules(short, (rule) => isIn(html, rule) && isForPrint(rule), /^(media|supports|page)$/),
    // Fonts and keyframes are in the page already.
    late: filterRules(short, (rule) => !isIn(html, rule) && isIn(scripts, rule), /^(media|supports|container|layer)$/),
  };
}

/** Rules without classes are for every page. */
function isIn(text: string, { selector }: Rule): boolean {
  const classes = selector.match(/(?<=\.)[_a-zA-Z][\w-]*/g) ?? [];
  return classes.length === 0 || classes.some((name) => text.includes(name));
}

const isForPrint = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).params === 'print';

function filterRules(css: string, isWanted: (rule: Rule) => boolean, atRules = /./): string {
  const root = postcss.parse(css);
  root.walk((node) => {
    if ((node.type === 'atrule' && !atRules.test(node.name)) || (node.type === 'rule' && !isWanted(node))) {
      node.remove();
    }
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) {
      atRule.remove();
    }
  });
  return root.toString();
}

/**
 * Finds short names for the classes of CSS modules, which are a tenth of a compressed page.
 * @param scripts code whose files must not change; the classes in it keep their names
 * @returns renames the classes in a text
 */
export function shortenClassNames(css: string, html: string, scripts: string): (text: string) => string {
  const classes = new Set(css.match(moduleClass)?.filter((name) => css.includes(`.${name}`)));
  return rename(moduleClass, css + html, (name) => classes.has(name) && !scripts.includes(name), '');
}

/** A name that is used elsewhere stays. */
function shortenPropertyNames(css: string, elsewhere: string): string {
  return rename(customProperty, css, (name) => !elsewhere.includes(name), '--')(css);
}

/** The commonest names get the shortest new names. */
function rename(
  pattern: RegExp,
  sample: string,
  isFree: (name: string) => boolean,
  prefix: string,
): (text: string) => string {
  const counts = new Map<string, number>();
  for (const [name] of sample.matchAll(pattern)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const unused = shortNames.map((name) => prefix + name).filter((name) => !counts.has(name));
  const short = new Map(
    [...counts]
      .filter(([name]) => isFree(name))
      .sort(([, one], [, other]) => other - one)
      .map(([name], index) => [name, unused[index] ?? name]),
  );
  return (text) => text.replaceAll(pattern, (name) => short.get(name) ?? name);
}
