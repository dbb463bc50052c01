import cssDeclarationSorter from 'css-declaration-sorter';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const shortNames = ['', ...letters].flatMap((first) => letters.map((second) => first + second));
/** The bundler names the classes of CSS modules so: a hash of the file, and the name in the file. */
const moduleClass = /(?<![\w-])[\w-]{6,}_[a-zA-Z]\w*/g;

/**
 * Puts the declarations of all rules in one order, and leaves out spaces that their values do not need, without a change
 * of their effect: 120 B less in a compressed page.
 */
export async function compactDeclarations(css: string): Promise<string> {
  const sorter = cssDeclarationSorter({ order: 'smacss', keepOverrides: true });
  const { root } = await postcss([sorter]).process(css, { from: undefined });
  root.walkDecls((declaration) => {
    const spaced = /"[^"]*"|'[^']*'|\s*([,*/])\s*/g;
    declaration.value = declaration.value.replace(spaced, (string, sign?: string) => sign ?? string);
  });
  return root.toString();
}

/**
 * Leaves out the rules of other pages, which the bundler puts into the same sheets.
 * @returns the rules that a page needs to be painted, and those that it needs later: in print, or after an interaction
 */
export function pageStyles(css: string, html: string) {
  const isFree = (name: string) => !html.includes(name);
  const shorter = inlineShortValues(css, isFree);
  const short = rename(customProperty, shorter, isFree, '--')(shorter);
  return {
    inline: filterRules(short, (rule) => isIn(html, rule) && !isForLater(rule), /^(?!page$)/),
    later: filterRules(
      short,
      (rule) => isIn(html, rule) && isForLater(rule),
      /^(media|supports|page|keyframes|starting-style)$/,
    ),
  };
}

/** Writes out the custom properties that only :root has, if a value is no longer than var(). Elements then inherit less. */
function inlineShortValues(css: string, isFree: (name: string) => boolean): string {
  const root = postcss.parse(css);
  const values = new Map<string, string>();
  const isConstant = (name: string) => css.match(new RegExp(`(?<![\\w-])${name}[:,]`, 'g'))?.length === 1;
  for (const rule of root.nodes) {
    if (rule.type === 'rule' && rule.selector === ':root') {
      rule.walkDecls(/^--/, (declaration) => {
        const { prop, value } = declaration;
        if (value.length <= 'var(--xx)'.length && isFree(prop) && isConstant(prop)) {
          values.set(prop, value);
          declaration.remove();
        }
      });
    }
  }
  return root.toString().replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use);
}

/** Rules without classes of CSS modules are for every page. */
function isIn(html: string, { selector }: Rule): boolean {
  const classes = selector.match(moduleClass) ?? [];
  return classes.length === 0 || classes.some((name) => html.includes(name));
}

/** A screen has the styles for `scripting: enabled` once the page has loaded: app/_client/bridge.ts. */
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
