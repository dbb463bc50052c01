import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const shortNames = ['', ...letters].flatMap((first) => letters.map((second) => first + second));
/** The bundler names the classes of CSS modules so: a hash of the file, and the name in the file. */
const moduleClass = /(?<![\w-])[\w-]{6,}_[a-zA-Z]\w*/g;

/** At-rules whose rules may be in a style sheet of their own. Fonts are in the page. */
const groups = 'media|supports|container|keyframes|starting-style';

/**
 * Leaves out the rules of other pages, which the bundler puts into the same sheets.
 * @param html a page, and the classes that it gets from scripts
 * @param firstScreen the part of the page before what is below the first screen
 * @returns the rules that the page needs to be painted, those for what is below the first screen, and those that it
 * needs later: in print, or after an interaction
 */
export function pageStyles(css: string, html: string, firstScreen = html) {
  const isFree = (name: string) => !html.includes(name);
  const short = rename(customProperty, css, isFree, '--')(css);
  const isNow = (rule: Rule) => isIn(html, rule) && !isForLater(rule);
  return {
    inline: filterRules(short, (rule) => isNow(rule) && isIn(firstScreen, rule), /^(?!page$)/),
    below: filterRules(short, (rule) => isNow(rule) && !isIn(firstScreen, rule), RegExp(`^(${groups})$`)),
    later: filterRules(short, (rule) => isIn(html, rule) && isForLater(rule), RegExp(`^(${groups}|page)$`)),
  };
}

/** Rules without classes of CSS modules are for every page. */
function isIn(html: string, { selector }: Rule): boolean {
  const classes = selector.match(moduleClass) ?? [];
  return classes.length === 0 || classes.some((name) => html.includes(name));
}

/** A screen has the styles for `scripting: enabled` once the page has loaded: app/_client/beforeHydration.ts. */
function isForLater({ parent }: Rule | AtRule): boolean {
  return isAtRule(parent) && (/^print$|\(scripting(: ?enabled)?\)/.test(parent.params) || isForLater(parent));
}

const isAtRule = (node: ChildNode['parent']): node is AtRule => node?.type === 'atrule';

/** Neighbours with the same head are merged. */
const headOf = (node?: ChildNode) =>
  node?.type === 'rule' ? node.selector : node?.type === 'atrule' && node.name === 'media' && node.params;

function filterRules(css: string, isWanted: (rule: Rule) => boolean, atRules: RegExp): string {
  const root = postcss.parse(css);
  root.walk((node) => {
    if (
      (node.type === 'atrule' && !atRules.test(node.name)) ||
      (node.type === 'rule' && !(isAtRule(node.parent) && node.parent.name === 'keyframes') && !isWanted(node))
    ) {
      node.remove();
    }
  });
  const text = root.toString();
  root.walkAtRules('keyframes', (keyframes) => {
    if (text.split(keyframes.params).length === 2) {
      keyframes.remove();
    }
  });
  const blocks: AtRule[] = [];
  root.walkAtRules((atRule) => void blocks.unshift(atRule)); // Inner ones first
  for (const block of blocks) {
    if (block.nodes?.length === 0) {
      block.remove();
    }
  }
  root.walk((node) => {
    const previous = node.prev();
    if (headOf(node) && headOf(node) === headOf(previous)) {
      (previous as Rule).append(...(node as Rule).nodes);
      node.remove();
    }
  });
  return root.toString();
}

/**
 * Finds short names for the classes and animations of CSS modules, which are a tenth of a compressed page.
 * @returns a function that renames them in a text
 */
export function shortenClassNames(css: string, html: string): (text: string) => string {
  const isFree = (name: string) => css.includes(`.${name}`) || css.includes(`@keyframes ${name}`);
  return rename(moduleClass, html + css, isFree, '');
}

/** A name that is not free stays. No name gets a short one that the text has already. */
function rename(pattern: RegExp, sample: string, isFree: (name: string) => boolean, prefix: string) {
  const names = [...new Set(sample.match(pattern))];
  const unused = shortNames.map((name) => prefix + name).filter((name) => !names.includes(name));
  const short = new Map(names.filter(isFree).map((name, index) => [name, unused[index] ?? name]));
  return (text: string) => text.replaceAll(pattern, (name) => short.get(name) ?? name);
}
