import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const browserCode = [
  'src/{theme,components,pages}/**/*.{ts,tsx}',
  'src/plugins/*/{client,shared,theme}/**/*.{ts,tsx}',
];

/** Inlined as it stands into the head of every page. */
const inlineScripts = ['src/plugins/*/*.js'];

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
    ...jsxA11y.flatConfigs.strict,
    ...reactHooks.configs.flat.recommended,
    files: browserCode,
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
      // What runs in the browser must not pull in what runs at build time.
      'no-restricted-imports': [
        'error',
        {patterns: ['node:*', '@site/src/content/*', '@site/src/remark/*', '**/build/*']},
      ],
    },
  },
  {files: inlineScripts, languageOptions: {globals: globals.browser}},
  prettier,
);
