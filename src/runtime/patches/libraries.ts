import type {Patch} from './patch';

/** Dependencies on React, React Router, Rspack, and other libraries. */
export const libraries: readonly Patch[] = [
  {
    what: 'Docusaurus and its theme use `HelmetProvider` and `Helmet` with tags as children; tags from the server have `data-rh`',
    why: 'A 130-line head manager replaces 7 KB of code.',
    usedIn: ['src/runtime/replacements/helmet.ts', 'src/runtime/replacements/documentHead.ts'],
    upstream: [
      '@docusaurus/core/lib/client/exports/Head.js',
      'react-helmet-async/lib/index.module.js',
    ],
    test: 'tests/e2e/navigation.spec.ts',
  },
  {
    what: 'React Router and Docusaurus use only browser history, and never `withRouter`',
    why: 'The rest of these packages stays out of the bundle.',
    usedIn: ['src/runtime/replacements/history.js', 'src/runtime/build/browserAliases.ts'],
    upstream: [
      'history/esm/history.js',
      'react-router/esm/react-router.js',
      'react-router-dom/esm/react-router-dom.js',
    ],
    test: 'tests/e2e/runtime/moves.spec.ts',
  },
  {
    what: 'React Router calls `path-to-regexp` with three options, and routes have no parameters except `*`',
    why: 'A three-line regular expression replaces a parser.',
    usedIn: ['src/runtime/replacements/literalPaths.js'],
    upstream: ['path-to-regexp/index.js'],
    test: 'src/runtime/replacements/literalPaths.test.ts',
  },
  {
    what: "React ignores the content of an element with `dangerouslySetInnerHTML` during hydration; events from nodes that it didn't create still reach the handlers of their ancestors",
    why: 'The article of the first page stays as the server sent it. Its links and cards work through events on the surrounding element.',
    usedIn: ['src/runtime/load/firstArticle.tsx', 'src/components/Article/index.tsx'],
    upstream: ['react-dom/cjs/react-dom-client.production.js'],
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: 'The path of `parseDocument` in @easyops-cn/docusaurus-search-local, which takes a page in Cheerio and returns `pageTitle` and `sections`',
    why: "Search splits built pages into titled sections, and the package's index exports only its plugin.",
    usedIn: ['src/search/server/parseDocument.ts'],
    upstream: ['@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js'],
    test: 'src/search/server/parseDocument.test.ts',
  },
  {
    what: "The line in the bundler's runtime that names a chunk's file; `__webpack_get_script_filename__`, `__webpack_chunk_load__`, `__webpack_require__`",
    why: "Tables name the chunks of pages, so an edit doesn't change the code of other pages.",
    usedIn: ['src/runtime/build/TablesPlugin.ts', 'src/runtime/navigate/modules.ts'],
    upstream: ['@rspack/core/package.json'],
    test: 'tests/build/rebuild.test.ts',
  },
  {
    what: "A chunk's script has `data-rspack` until it has loaded or failed, and calling its `onerror` makes it fail",
    why: 'Code that hangs fails once the network is silent, instead of a fixed time after the request.',
    usedIn: ['src/client/modules/hangingCode.ts'],
    upstream: ['@rspack/core/package.json'],
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: "The bundler's `lazyCompilation` option and its middleware",
    why: 'The dev server compiles a page when it is opened.',
    usedIn: ['src/runtime/dev/livePages.ts'],
    upstream: ['@rspack/core/package.json'],
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: "The bundler's `experiments.cache`; the name of the minimizer that Docusaurus adds, and `getSwcJsMinimizerOptions`",
    why: 'A build reuses the modules that the previous one compiled, and produces the same bytes as a build without a cache.',
    usedIn: ['src/plugins/build-cache.ts', 'src/cache/minimizer.ts'],
    upstream: [
      '@docusaurus/core/lib/webpack/base.js',
      '@docusaurus/bundler/lib/minification.js',
      '@docusaurus/faster/lib/index.js',
      '@rspack/core/package.json',
    ],
    test: 'tests/build/rebuild.test.ts',
  },
];
