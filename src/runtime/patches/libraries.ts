import type {Patch} from './patch';

/** Dependencies on React, React Router, and other libraries. */
export const libraries: readonly Patch[] = [
  {
    what: 'Docusaurus and its theme use `HelmetProvider` and `Helmet` with tags as children; tags from the server have `data-rh`',
    why: 'A 130-line head manager replaces 7 KB of code.',
    usedIn: ['src/runtime/replacements/helmet.ts', 'src/runtime/replacements/documentHead.ts'],
    upstream: {
      '@docusaurus/core/lib/client/exports/Head.js':
        'cffe1438651ffcd100c4389ef8c04a522ef911827ec4ac4c4a3c231c0cc754af',
      'react-helmet-async/lib/index.module.js':
        'dd24f7f1c989b2d59ec9ed1ac16a1727d3d134fb480856be78630c6592aeef2c',
    },
    test: 'tests/e2e/navigation.spec.ts',
  },
  {
    what: 'React Router and Docusaurus use only browser history, and never `withRouter`',
    why: 'The rest of these packages stays out of the bundle.',
    usedIn: ['src/runtime/replacements/history.js', 'src/runtime/build/browserAliases.ts'],
    upstream: {
      'history/esm/history.js': '1a6de1b6cd267bbd3f0464e93e65765e93df510320bd71aa883802ae1a077046',
      'react-router/esm/react-router.js':
        '959b74b77b5f2b69ac588c508f2d9b4d9b5cc26efa16a85de0ebed4b645c7b07',
      'react-router-dom/esm/react-router-dom.js':
        '465a48008e10e3d036439a1f498214dbf637e6163e89f1000de0d86b91624e66',
    },
    test: 'tests/e2e/runtime/moves.spec.ts',
  },
  {
    what: 'React Router calls `path-to-regexp` with three options, and routes have no parameters except `*`',
    why: 'A three-line regular expression replaces a parser.',
    usedIn: ['src/runtime/replacements/literalPaths.js'],
    upstream: {
      'path-to-regexp/index.js': '4960ba3d591002a5f7584d33da23f0a33fc8a02e09bfacd705123a0d51957a98',
    },
    test: 'src/runtime/replacements/literalPaths.test.ts',
  },
  {
    what: "React ignores the content of an element with `dangerouslySetInnerHTML` during hydration; events from nodes that it didn't create still reach the handlers of their ancestors",
    why: 'The article of the first page stays as the server sent it. Its links and cards work through events on the surrounding element.',
    usedIn: ['src/runtime/load/firstArticle.tsx', 'src/components/Article/index.tsx'],
    upstream: {
      'react-dom/cjs/react-dom-client.production.js':
        'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
    },
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: 'The path of `parseDocument` in @easyops-cn/docusaurus-search-local, which takes a page in Cheerio and returns `pageTitle` and `sections`',
    why: "Search splits built pages into titled sections, and the package's index exports only its plugin.",
    usedIn: ['src/search/server/parseDocument.ts'],
    upstream: {
      '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js':
        'd8c5eed41495f0ca80a1aebf489fbdf58d4acc1c2bc7995a45de4b11a735ab77',
    },
    test: 'src/search/server/parseDocument.test.ts',
  },
];
