import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** At-rules whose rules may be in a style sheet of their own. Fonts are in the page. */
const groups = 'media|supports|container|keyframes|starting-style';

type Classes = ReadonlySet<string>;

/**
 * Leaves out the rules of other pages, which the bundler puts into the same sheets.
 * @param moduleClasses the classes of all CSS modules. Rules without one are for every page
 * @param pageClasses the classes in a page, and those that it gets from scripts
 * @param screenClasses those in the part of the page before what is below the fold
 * @returns the rules that the page needs to be painted, those for what is below the fold, and those that it needs later:
 * in print, or after an interaction
 */
export function pageStyles(css: string, moduleClasses: Classes, pageClasses: Classes, screenClasses = pageClasses) {
  const isIn = (present: Classes, { selector }: Rule) => {
    const classes = (selector.match(/(?<=\.)[\w-]+/g) ?? []).filter((name) => moduleClasses.has(name));
    return classes.length === 0 || classes.some((name) => present.has(name));
  };
  const isNow = (rule: Rule) => isIn(pageClasses, rule) && !isDeferred(rule);
  return {
    critical: filterRules(css, (rule) => isNow(rule) && isIn(screenClasses, rule), /^(?!page$)/),
    belowFold: filterRules(css, (rule) => isNow(rule) && !isIn(screenClasses, rule), RegExp(`^(${groups})$`)),
    deferred: filterRules(css, (rule) => isIn(pageClasses, rule) && isDeferred(rule), RegExp(`^(${groups}|page)$`)),
  };
}

/** A screen has the styles for `scripting: enabled` once the page has loaded: app/_client/preparePage.ts. */
function isDeferred({ parent }: Rule | AtRule): boolean {
  return isAtRule(parent) && (/^print$|\(scripting(: ?enabled)?\)/.test(parent.params) || isDeferred(parent));
}

const isAtRule = (node: ChildNode | ChildNode['parent']): node is AtRule => node?.type === 'atrule';

function filterRules(css: string, isWantedRule: (rule: Rule) => boolean, atRules: RegExp): string {
  const root = postcss.parse(css);
  removeNodes(root, (node) =>
    isAtRule(node) ? !atRules.test(node.name) : node.type === 'rule' && !isWantedRule(node),
  );
  const text = root.toString();
  root.walkAtRules('keyframes', (keyframes) => {
    // Nothing has the animation if its name is there once.
    if (text.split(keyframes.params).length === 2) {
      keyframes.remove();
    }
  });
  return root.toString();
}

/** Removes groups, too, of which nothing is left. */
function removeNodes(container: Container<ChildNode>, isUnwanted: (node: ChildNode) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (isAtRule(node) && node.nodes && node.name !== 'keyframes') {
      removeNodes(node, isUnwanted);
    }
    if (isUnwanted(node) || (isAtRule(node) && node.nodes?.length === 0)) {
      node.remove();
    }
  }
}
