/** @jest-environment node */
import { compile } from 'sass';

import { surfaceInverse, surfaceInverseDeep } from './themeColour';

test('the browser’s own bar has the colours of the tokens', () => {
  const { css } = compile('styles/tokens.scss', { loadPaths: ['styles'] });
  const valuesOf = (token: string) => Array.from(css.matchAll(RegExp(`--${token}: (.*);`, 'g')), ([, value]) => value);
  expect(valuesOf('surface-inverse')).toEqual([surfaceInverse.light, surfaceInverse.dark]);
  expect(valuesOf('surface-inverse-deep')).toEqual([surfaceInverseDeep.light, surfaceInverseDeep.dark]);
});
