import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {browserParts, layerRule} from './eslint.layers.mjs';

const tests = '**/*.test.ts';

const browserCode = browserParts.map((part) =>
  /\.tsx?$/.test(part) ? `src/${part.replace('**', '**/*')}` : `src/${part}/**/*.{ts,tsx}`,
);

/** Inlined into the head of every page. */
const inlineScripts = ['src/client/head/*.js', 'src/runtime/html/*.js'];

export default tseslint.config(
  {ignores: ['build/', '.docusaurus/', 'node_modules/', 'static/', 'test-results/']},
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: {globals: globals.node},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    // Tests may import across layers to compare results, except the packages' tests.
    ignores: ['src/**/*.test.ts'],
    plugins: {layers: {rules: {imports: layerRule}}},
    rules: {'layers/imports': 'error'},
  },
  {
    ...jsxA11y.flatConfigs.strict,
    ...reactHooks.configs.flat.recommended,
    files: browserCode,
    // `addresses/server` and `addresses/hosts` belong to the build, like the Markdown forms of
    // components.
    ignores: [tests, 'src/addresses/{server,hosts}/**'],
    languageOptions: {globals: globals.browser},
    plugins: {
      ...jsxA11y.flatConfigs.strict.plugins,
      ...reactHooks.configs.flat.recommended.plugins,
      '@docusaurus': docusaurus,
    },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.flat.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: inlineScripts, languageOptions: {globals: globals.browser}},
  prettier,
);
