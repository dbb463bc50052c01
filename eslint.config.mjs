import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import simpleImportSort from 'eslint-plugin-simple-import-sort';

/**
 * Layers. A folder imports only from later ones: e2e and scripts > app > components > content.
 * @param {string} folder
 * @param {readonly string[]} forbidden
 * @param {readonly string[]} typesOnly
 */
const boundary = (folder, forbidden, typesOnly = []) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          ...(forbidden.length > 0 ? [{ group: [...forbidden], message: `${folder}/ must not import this.` }] : []),
          ...(typesOnly.length > 0
            ? [
                {
                  group: [...typesOnly],
                  allowTypeImports: true,
                  message: `${folder}/ may import only types from here.`,
                },
              ]
            : []),
        ],
      },
    ],
  },
});

export default defineConfig([
  globalIgnores(['.next/', 'out/', 'outbox/', 'test-results/', 'next-env.d.ts']),
  nextVitals,
  nextTypescript,
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
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
      '@typescript-eslint/consistent-type-imports': 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      eqeqeq: 'error',
      // Links between pages are plain <a> elements, so that they work without JavaScript.
      '@next/next/no-html-link-for-pages': 'off',
      // components/Picture makes its own variants, so that a picture costs no client code.
      '@next/next/no-img-element': 'off',
    },
  },
  // Site owners edit these files, so the import order is free.
  { files: ['content/*.ts'], rules: { 'simple-import-sort/imports': 'off' } },
  boundary('content', ['@/*', '../../*', 'react', 'next', 'next/*']),
  boundary('components', ['@/app/*', '@/e2e/*', '@/scripts/*'], ['@/content/*']),
  boundary('app', ['@/e2e/*', '@/scripts/*'], ['@/content/schema/*']),
]);
