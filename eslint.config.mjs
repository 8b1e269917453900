import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const browserCode = [
  'src/{client,theme,components,pages}/**/*.{ts,tsx}',
  'src/addresses/{*,client/*}.ts',
  'src/runtime/clientModule.ts',
  'src/runtime/{load,navigate,recover,replacements,shared,theme}/**/*.{ts,tsx}',
  'src/plugins/*/{client,shared,theme}/**/*.{ts,tsx}',
  'src/export/shared/**/*.ts',
  'src/search/{client,engine,shared,ui}/**/*.{ts,tsx}',
];

/**
 * Imports point one way. In the browser: theme, pages → components, client → shared; in the build:
 * search, export, plugins → remark → checks → content → language, rest.
 */
const forbidImports = (...patterns) => ({'no-restricted-imports': ['error', {patterns}]});

const inFolders = (folders, message) => ({
  regex: `^(?:\\.|@site/).*/(?:${folders.join('|')})/`,
  message,
});

/** In the folders of the writers' components, but for the build: how they read as text. */
const markdownForms = ['src/components/writers/*/markdown.ts'];

/** What the browser must not load. */
const buildFolders = [
  'server',
  'content',
  'checks',
  'remark',
  'rest',
  'language/checks',
  'language/evaluate',
  'language/parser',
];

/** What the browser runs, or what the build must not load. */
const browserFolders = ['client', 'components', 'engine', 'theme', 'pages', 'ui'];

/** The folders of the build; each may import from those of later lines. */
const layers = [
  ['export', 'search', 'plugins'],
  ['remark'],
  ['checks'],
  ['content'],
  ['language', 'rest'],
];

const layerRules = layers.slice(1).flatMap((folders, index) =>
  folders.map((folder) => ({
    files: [`src/${folder}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: forbidImports(
      inFolders(browserFolders, 'What builds must not pull in what runs in the browser.'),
      {
        // In `language`, `../checks` is a folder of its own.
        regex: `^${folder === 'language' ? '(?!\\.\\./checks/)' : ''}(?:@site/src|(?:\\.\\./)+)/?(?:${layers
          .slice(0, index + 1)
          .flat()
          .join('|')})(?:/|$)`,
        message:
          'Imports point one way: search, export, plugins → remark → checks → content → language, rest.',
      },
    ),
  })),
);

const nodeModules = {
  regex: '^(?:node:.*|child_process|fs|os|path)$',
  message: 'Browsers have no Node.js.',
};

/** Inlined as they stand into the head of every page. */
const inlineScripts = ['src/client/head/*.js', 'src/runtime/html/*.js', 'src/search/*.js'];

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
    ignores: [...markdownForms, '**/*.test.ts'],
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
      ...forbidImports(
        nodeModules,
        inFolders(buildFolders, 'What runs in the browser must not pull in what builds.'),
      ),
    },
  },
  {
    files: ['src/components/**/*.{ts,tsx}', 'src/{plugins/*,search}/client/**/*.ts'],
    ignores: markdownForms,
    rules: forbidImports(
      nodeModules,
      inFolders(
        [...buildFolders, 'theme', 'pages', 'ui'],
        'Components and clients know nothing of the build, nor of the theme and pages that use them.',
      ),
    ),
  },
  {
    files: ['src/search/engine/**/*.ts'],
    rules: forbidImports(
      nodeModules,
      inFolders(
        [...buildFolders, ...browserFolders.filter((folder) => folder !== 'engine')],
        'The engine of search is pure: it knows neither the build nor the page.',
      ),
    ),
  },
  {
    files: ['src/{plugins/*,export,search}/shared/**/*.ts'],
    rules: forbidImports(
      nodeModules,
      inFolders([...buildFolders, ...browserFolders], 'What is shared imports from neither side.'),
    ),
  },
  {
    files: ['src/{plugins/*,export,search}/server/**/*.ts'],
    // A test may ask the browser's side what it makes of a file.
    ignores: ['**/*.test.ts'],
    rules: forbidImports(
      inFolders(browserFolders, 'What builds must not pull in what runs in the browser.'),
    ),
  },
  {
    files: markdownForms,
    rules: forbidImports(
      inFolders(
        [...browserFolders, 'export', 'plugins', 'search'],
        'What builds must not pull in what runs in the browser, nor the plugins that load it.',
      ),
    ),
  },
  ...layerRules,
  {
    files: ['src/publish/**/*.ts'],
    rules: forbidImports(
      inFolders(
        [...browserFolders, 'export', 'plugins', 'remark', 'checks', 'search'],
        'What publishes knows the built site and its configuration, and nothing of what builds it.',
      ),
    ),
  },
  {files: ['**/*.cjs'], rules: {'@typescript-eslint/no-require-imports': 'off'}},
  {files: inlineScripts, languageOptions: {globals: globals.browser}},
  prettier,
);
