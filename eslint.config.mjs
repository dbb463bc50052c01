import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import simpleImportSort from 'eslint-plugin-simple-import-sort';

/** The folders of code, from the lowest to the highest. A folder imports only from itself and from lower ones. */
const folders = [
  'content',
  'styles',
  'components',
  'app',
  'scripts',
  'scripts/check',
  'scripts/export',
  'scripts/preview',
  'scripts/verify',
  'e2e',
];

const inFolders = (/** @type {readonly string[]} */ types) => ({ element: { types: { anyOf: types } } });

const importPolicies = [
  ...folders.map((folder, height) => ({
    from: inFolders([folder]),
    allow: { to: inFolders(folders.slice(0, height + 1)) },
  })),
  // app/ passes the records to the components, which import only their types.
  { from: inFolders(['components']), disallow: { to: inFolders(['content']), dependency: { kind: 'value' } } },
  // A record is plain text and numbers, so it needs no package.
  {
    from: inFolders(folders.filter((folder) => folder !== 'content')),
    allow: { to: { module: { origin: ['external', 'core'] } } },
  },
];

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
      // components/Picture writes URLs for which the build makes files, so that a picture costs no client code.
      '@next/next/no-img-element': 'off',
    },
  },
  // The firm’s editor writes these files, so the import order is free.
  { files: ['content/*.ts'], rules: { 'simple-import-sort/imports': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    // Tests import what they compare.
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      // The first match counts, so a folder comes before the one that it is in.
      'boundaries/elements': folders
        .toSorted((a, b) => b.length - a.length)
        .map((folder) => ({ type: folder, pattern: folder, partialMatch: false })),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies: importPolicies }],
    },
  },
]);
