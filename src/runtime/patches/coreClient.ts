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
    upstream: {
      '@docusaurus/core/lib/server/codegen/codegen.js':
        '611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df',
      '@docusaurus/core/lib/server/codegen/codegenRoutes.js':
        '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
    },
    test: 'src/runtime/build/readGenerated.test.ts',
  },
  {
    what: '`ComponentCreator(path, hash)` looks up names and modules when a route is created, and returns a react-loadable component with `preload`',
    why: 'Routes are created when a table arrives, and failed loads are retried.',
    usedIn: ['src/runtime/navigate/ComponentCreator.ts', 'src/runtime/navigate/routes.ts'],
    upstream: {
      '@docusaurus/core/lib/client/exports/ComponentCreator.js':
        '5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363',
      '@docusaurus/core/lib/client/flat.js':
        '0360584918d5627a67035b30a4c20749996a40d3f095ccd348b369b3d93e7d03',
    },
    test: 'tests/e2e/runtime/loading.spec.ts',
  },
  {
    what: '`preload` is called for all matching routes before the page renders; if it rejects, the page reloads',
    why: "A version's route loads its pages.",
    usedIn: ['src/runtime/navigate/ComponentCreator.ts'],
    upstream: {
      '@docusaurus/core/lib/client/preload.js':
        '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
      '@docusaurus/core/lib/client/PendingNavigation.js':
        '1c489db32b5665b06586dc471d29def9cab8a8f4acac9863775dd378716ce4d0',
    },
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
    upstream: {
      '@docusaurus/core/lib/client/clientEntry.js':
        'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
      '@docusaurus/core/lib/webpack/client.js':
        'b38143fa54a7b01ebdecd7ebbae2791ad5fc41897abfe5e6a23602fa02e6be9d',
    },
    test: 'tests/e2e/runtime/lateCode.spec.ts',
  },
  {
    what: 'Links call `window.docusaurus.prefetch` and `preload` to load pages ahead',
    why: '`loadAhead` and `prefetchLinks` replace both: at most two pages load at a time, and only pages whose links the reader points at or focuses run their code.',
    usedIn: [
      'src/runtime/navigate/loadAhead.ts',
      'src/runtime/navigate/prefetchLinks.ts',
      'src/runtime/build/configureClient.ts',
    ],
    upstream: {
      '@docusaurus/core/lib/client/docusaurus.js':
        'b0d1dbdc1e3a706fe1ffd91c726d8348c5e4ed6ac95a716f549eb58127a4b202',
      '@docusaurus/core/lib/client/exports/Link.js':
        'cd83fc0c2bffaab83186636c309c8086aac4aa53594dc7eeb4b9f9817527d277',
    },
    test: 'tests/e2e/runtime/loading.spec.ts',
  },
  {
    what: 'The page is in `#__docusaurus`, its React root is `window.docusaurusRoot`, and `<html>` gets `data-has-hydrated`',
    why: "A page that crashes during hydration shows the server's text again.",
    usedIn: ['src/runtime/recover/serverText.ts'],
    upstream: {
      '@docusaurus/core/lib/client/clientEntry.js':
        'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
      '@docusaurus/core/lib/client/hasHydratedDataAttribute.js':
        '66d8a389d5b740eace50f43be0860712a4046a83ea5dc939ff811c4c631e9a47',
    },
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: 'The client exports `RouteContextProvider`',
    why: 'The layout needs to know which plugin created the page; an error page has none.',
    usedIn: ['src/runtime/theme/Error/index.tsx'],
    upstream: {
      '@docusaurus/core/lib/client/routeContext.js':
        '5b7cfc91bc8809225adf6df3fcce375ecb9d89724c6ea422ff395371daf7dfab',
    },
    test: 'tests/e2e/runtime/failures.spec.ts',
  },
  {
    what: 'The client uses only `applyTrailingSlash` and `getErrorCausalChain` from `@docusaurus/utils-common`',
    why: "The package's index is CommonJS and pulls in tslib.",
    usedIn: ['src/runtime/replacements/utilsCommon.js'],
    upstream: {
      '@docusaurus/utils-common/lib/index.js':
        'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
    },
    test: 'tests/e2e/everyPage.spec.ts',
  },
  {
    what: "Docusaurus scrolls to the top or to a heading after each navigation; `history` keeps an entry's key in `history.state`",
    why: "Back returns to the reader's scroll position, in WebKit too.",
    usedIn: ['src/client/modules/restoreScroll.ts'],
    upstream: {
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js':
        '30fedb7e211e3acc565326bc85f23bb075931033b0ce1d16408e792f8b2bffb0',
      'history/esm/history.js': '1a6de1b6cd267bbd3f0464e93e65765e93df510320bd71aa883802ae1a077046',
    },
    test: 'tests/engines/engines.test.ts',
  },
];
