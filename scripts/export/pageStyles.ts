import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

type Classes = ReadonlySet<string>;
/** A block of declarations: fonts are in at-rules. */
type Block = Rule | AtRule;

/**
 * Leaves out the rules of other pages, which the bundler puts into the same sheets.
 * @param moduleClasses the classes of all CSS modules. Rules without one are for every page
 * @param pageClasses the classes in a page, and those that it gets from scripts
 * @param screenClasses those in the part of the page before what is below the fold, or false if nothing is
 * @returns the rules that the first screen needs, and all others of the page
 */
export function pageStyles(css: string, moduleClasses: Classes, pageClasses: Classes, screenClasses: Classes | false) {
  const isIn = (present: Classes, block: Block) => {
    const selector = 'selector' in block ? block.selector : '';
    const classes = (selector.match(/(?<=\.)[\w-]+/g) ?? []).filter((name) => moduleClasses.has(name));
    return classes.length === 0 || classes.some((name) => present.has(name));
  };
  const isCritical = (block: Block) => !screenClasses || (isIn(screenClasses, block) && !isDeferred(block));
  return {
    critical: filterBlocks(css, (block) => isIn(pageClasses, block) && isCritical(block)),
    belowFold: filterBlocks(css, (block) => isIn(pageClasses, block) && !isCritical(block)),
  };
}

/** Whether it is for print, or in the mixin `deferred`: styles/abstract/_media.scss. */
function isDeferred({ parent }: Block): boolean {
  return isAtRule(parent) && (/^print$|\(scripting(: ?enabled)?\)/.test(parent.params) || isDeferred(parent));
}

const isAtRule = (node: ChildNode | ChildNode['parent']): node is AtRule => node?.type === 'atrule';

function filterBlocks(css: string, isWanted: (block: Block) => boolean): string {
  const root = postcss.parse(css);
  keepBlocks(root, isWanted);
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
function keepBlocks(container: Container<ChildNode>, isWanted: (block: Block) => boolean): void {
  container.each((node) => {
    const isGroup = isAtRule(node) && node.some(({ type }) => type !== 'decl');
    if (isGroup && node.name !== 'keyframes') {
      keepBlocks(node, isWanted);
    }
    if (isGroup ? node.nodes?.length === 0 : !isWanted(node as Block)) {
      node.remove();
    }
  });
}
