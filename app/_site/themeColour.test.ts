/** @jest-environment node */
import { compile } from 'sass';

import { surfaceInverse, surfaceInverseDeep } from './themeColour';

test('the browser’s own bar has the colours of the tokens', () => {
  const { css } = compile('styles/tokens.scss', { loadPaths: ['styles'] });
  const expectToken = (name: string, { light, dark }: typeof surfaceInverse) =>
    expect(css).toContain(`--${name}: light-dark(${light}, ${dark});`);
  expectToken('surface-inverse', surfaceInverse);
  expectToken('surface-inverse-deep', surfaceInverseDeep);
});
