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
    upstream: [],
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: "The line in the bundler's runtime that names a chunk's file; `__webpack_get_script_filename__`, `__webpack_chunk_load__`, `__webpack_require__`",
    why: "Tables name the chunks of pages, so an edit doesn't change the code of other pages.",
    usedIn: ['src/runtime/build/TablesPlugin.ts', 'src/runtime/navigate/modules.ts'],
    upstream: [],
    test: 'tests/nightly/rebuild.test.ts',
  },
  {
    what: "A chunk's script has `data-rspack` until it has loaded or failed, and calling its `onerror` makes it fail",
    why: 'Code that hangs fails once the network is silent, instead of a fixed time after the request.',
    usedIn: ['src/client/modules/hangingCode.ts'],
    upstream: [],
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: "The bundler's `lazyCompilation` option and its middleware",
    why: 'The dev server compiles a page when it is opened.',
    usedIn: ['src/runtime/dev/livePages.ts'],
    upstream: [],
    test: 'tests/nightly/devServer.test.ts',
  },
];
