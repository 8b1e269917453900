import type {Patch} from './patch';

/** Dependencies on Docusaurus' client. */
export const coreClient: readonly Patch[] = [
  {
    what: 'The client imports `.docusaurus/{routes.js,registry.js,routesChunkNames.json,globalData.json,docusaurus.config.mjs,site-metadata.json}` in their current format',
    why: 'Pages load only the routes, modules, and docs of their own version.',
    usedIn: [
      'src/runtime/build/readGenerated.ts',
      'src/runtime/build/configureClient.ts',
      'src/runtime/build/wrapArticles.js',
    ],
    upstream: [
      '@docusaurus/core/lib/server/codegen/codegen.js',
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    ],
    test: 'src/runtime/build/readGenerated.test.ts',
  },
  {
    what: '`ComponentCreator(path, hash)` looks up names and modules when a route is created, and returns a react-loadable component with `preload`',
    why: 'Routes are created when a table arrives, and failed loads are retried.',
    usedIn: ['src/runtime/navigate/ComponentCreator.ts', 'src/runtime/navigate/routes.ts'],
    upstream: [
      '@docusaurus/core/lib/client/exports/ComponentCreator.js',
      '@docusaurus/core/lib/client/flat.js',
    ],
    test: 'tests/e2e/runtime/loading.spec.ts',
  },
  {
    what: '`preload` is called for all matching routes before the page renders; if it rejects, the page reloads',
    why: "A version's route loads its pages.",
    usedIn: ['src/runtime/navigate/ComponentCreator.ts'],
    upstream: [
      '@docusaurus/core/lib/client/preload.js',
      '@docusaurus/core/lib/client/PendingNavigation.js',
    ],
    test: 'tests/e2e/runtime/versionRoutes.spec.ts',
  },
  {
    what: "The bundle's entry point is `clientEntry.js`, which sets `window.docusaurus`, and a configuration can replace it",
    why: 'React and Docusaurus start in separate tasks.',
    usedIn: [
      'src/runtime/load/entry.ts',
      'src/runtime/build/configureClient.ts',
      'src/runtime/html/pageGuard.js',
    ],
    upstream: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/webpack/client.js',
    ],
    test: 'tests/e2e/runtime/lateCode.spec.ts',
  },
  {
    what: 'Links call `window.docusaurus.prefetch` and `preload` to load pages ahead',
    why: '`loadAhead` and `prefetchNext` replace both: at most two pages load at a time, and only pages whose links the reader points at or focuses run their code.',
    usedIn: [
      'src/runtime/navigate/loadAhead.ts',
      'src/runtime/navigate/prefetchNext.ts',
      'src/runtime/build/configureClient.ts',
    ],
    upstream: [
      '@docusaurus/core/lib/client/docusaurus.js',
      '@docusaurus/core/lib/client/exports/Link.js',
    ],
    test: 'tests/e2e/runtime/loading.spec.ts',
  },
  {
    what: 'The page is in `#__docusaurus`, its React root is `window.docusaurusRoot`, and `<html>` gets `data-has-hydrated`',
    why: "A page that crashes during hydration shows the server's text again.",
    usedIn: ['src/runtime/recover/serverText.ts'],
    upstream: [
      '@docusaurus/core/lib/client/clientEntry.js',
      '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    ],
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: 'The client exports `RouteContextProvider`',
    why: 'The layout needs to know which plugin created the page; an error page has none.',
    usedIn: ['src/runtime/theme/Error/index.tsx'],
    upstream: ['@docusaurus/core/lib/client/routeContext.js'],
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: 'The client uses only `applyTrailingSlash` and `getErrorCausalChain` from `@docusaurus/utils-common`',
    why: "The package's index is CommonJS and pulls in tslib.",
    usedIn: ['src/runtime/replacements/utilsCommon.js'],
    upstream: ['@docusaurus/utils-common/lib/index.js'],
    test: 'tests/e2e/everyPage.spec.ts',
  },
  {
    what: "Docusaurus scrolls to the top or to a heading after each navigation; `history` keeps an entry's key in `history.state`",
    why: "Back returns to the reader's scroll position, in WebKit too.",
    usedIn: ['src/client/modules/restoreScroll.ts'],
    upstream: [
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
      'history/esm/history.js',
    ],
    test: 'tests/engines/engines.test.ts',
  },
];
