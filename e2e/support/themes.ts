import path from 'node:path';

import postcss, { type AtRule } from 'postcss';
import { compile } from 'sass';

/** The colours of both themes by role. They are those of the style sheet: exported pages have other names for them. */
export const themes = readThemes();

/** As browsers print a colour such as #0a2926 or #fff. */
export function rgb(hex = ''): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return `rgb(${[1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)).join(', ')})`;
}

function readThemes() {
  const light: Record<string, string> = {};
  const dark: Record<string, string> = {};
  const { css } = compile(path.join(import.meta.dirname, '../../styles/tokens.scss'));
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (value.startsWith('#')) {
      const rule = parent?.parent;
      const isDark = rule?.type === 'atrule' && (rule as AtRule).params.includes('dark');
      (isDark ? dark : light)[prop.slice(2)] = value;
    }
  });
  return { light, dark: { ...light, ...dark } };
}
