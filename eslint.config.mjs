import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import simpleImportSort from 'eslint-plugin-simple-import-sort';

/** The folders of code, from the lowest to the highest. A folder imports only from itself and from lower ones. */
const folders = ['content', 'styles', 'components', 'app', 'scripts', 'e2e'];

export default defineConfig([
  globalIgnores(['.next/', 'out/', 'outbox/', 'test-results/', 'next-env.d.ts']),
  nextVitals,
  nextTypescript,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'simple-import-sort/imports': [
        'error',
        {
          groups: [
            [String.raw`^node:`],
            [String.raw`^(?!@/|\.)[^.]`],
            [String.raw`^@/.*(?<!\.scss)$`, String.raw`^@/.*(?<!\.scss)\u0000$`],
            [String.raw`^\..*(?<!\.scss)$`, String.raw`^\..*(?<!\.scss)\u0000$`],
            [String.raw`\.scss$`],
          ],
        },
      ],
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      eqeqeq: 'error',
      // Links between pages are plain <a> elements, so that they work without JavaScript.
      '@next/next/no-html-link-for-pages': 'off',
      // components/Picture writes URLs for which the build makes files, so that a picture costs no client code.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,components}/**/*.{ts,tsx}'],
    ignores: ['**/*.island.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: '[directive="use client"]',
          message: 'No page loads Next’s client: write an island (docs/contributing.md).',
        },
      ],
    },
  },
  // The firm’s editor writes these files, so the import order is free.
  { files: ['content/*.ts'], rules: { 'simple-import-sort/imports': 'off' } },
  ...folders.map((folder, height) => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'], // Tests import what they compare.
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: folders.slice(height + 1).map((higher) => `**/${higher}/**`) },
            // app/ passes the records to the components, which import only their types.
            // So does app/_client/islands.tsx with the islands.
            ...(folder === 'components'
              ? [{ group: ['**/content/**'], allowTypeImports: true }, { group: ['**/*.island'] }]
              : []),
          ].filter(({ group }) => group.length > 0),
        },
      ],
    },
  })),
]);
