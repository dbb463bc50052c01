import postcss, { type Root, type Rule } from 'postcss';

type PageStyles = {
  /** Rules for elements of the page. */
  readonly inline: string;
  /** Rules for elements that only scripts add, such as the form's messages. */
  readonly late: string;
};

const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g;
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Divides the rules of a page's style sheets. Those of other pages, which the bundler puts into the same sheets,
 * are left out.
 * @param html the page without its scripts
 * @param scripts all code that may add to the page, with the style sheets that it loads
 */
export function pageStyles(css: string, html: string, scripts: string): PageStyles {
  const root = postcss.parse(css);
  shortenPropertyNames(root, html + scripts);
  const late = root.clone();

  root.walkRules((rule) => {
    if (!isIn(html, rule)) {
      rule.remove();
    }
  });
  // Fonts and keyframes are in the page already.
  late.walkAtRules(/^(?!media$|supports$|container$|layer$)/, (atRule) => {
    atRule.remove();
  });
  late.walkRules((rule) => {
    if (isIn(html, rule) || !isIn(scripts, rule)) {
      rule.remove();
    }
  });
  return { inline: withoutEmpty(root), late: withoutEmpty(late) };
}

/** Rules without classes are for every page. */
function isIn(text: string, { selector }: Rule): boolean {
  const classes = selector.match(/(?<=\.)[_a-zA-Z][\w-]*/g) ?? [];
  return classes.length === 0 || classes.some((name) => text.includes(name));
}

function withoutEmpty(root: Root): string {
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) {
      atRule.remove();
    }
  });
  return root.toString();
}

/** The commonest custom properties get the shortest names. A name that is used elsewhere stays. */
function shortenPropertyNames(root: Root, elsewhere: string): void {
  const counts = new Map<string, number>();
  const eachText = (change: (text: string) => string) =>
    root.walk((node) => {
      if (node.type === 'decl') {
        Object.assign(node, { prop: change(node.prop), value: change(node.value) });
      } else if (node.type === 'atrule') {
        node.params = change(node.params);
      }
    });
  eachText((text) => {
    text.match(customProperty)?.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
    return text;
  });
  const names = [...counts.keys()].filter((name) => !elsewhere.includes(name));
  const free = shortNames().filter((name) => !counts.has(name));
  const short = new Map(
    names
      .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
      .map((name, index) => [name, free[index] ?? name]),
  );
  eachText((text) => text.replaceAll(customProperty, (name) => short.get(name) ?? name));
}

function shortNames(): string[] {
  const all = [...letters];
  return [...all, ...all.flatMap((first) => all.map((second) => first + second))].map((name) => `--${name}`);
}
