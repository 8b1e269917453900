import type {UpstreamFiles} from './changedFiles';

/** A dependency on undocumented behavior of a package, which may change without notice. */
interface Patch {
  /** The condition that must stay true. */
  what: string;
  /** Its use for the site. */
  why: string;
  /** Our files that rely on it. */
  usedIn: readonly string[];
  /** The upstream files that determine it. */
  upstream: UpstreamFiles;
  /** The test that fails when the condition is no longer true. */
  test: string;
}

/**
 * All such dependencies of the site. `patches.test.ts` fails when an upgrade changes one of the
 * upstream files. Then read the changes, run the named test, and enter the new hash. The theme
 * components that we replace are listed in `src/theme/ejected.ts`.
 */
export const patches: readonly Patch[] = [
  {
    what: 'The client imports `.docusaurus/{routes.js,registry.js,routesChunkNames.json,globalData.json,docusaurus.config.mjs,site-metadata.json}`, of a known format',
    why: 'Pages load the routes, modules and docs of their own version instead of those of all.',
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
    what: '`ComponentCreator(path, hash)` looks up names and modules when a route is made, and returns a react-loadable component with `preload`',
    why: 'Routes are made when a table arrives, and failures are recovered from.',
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
    what: '`preload` is called for all routes that match, then the page is rendered; a rejection reloads the address',
    why: 'The route of a version loads its pages.',
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
    what: 'The entry of the bundle is `clientEntry.js`, a configuration may replace it, and it sets `window.docusaurus`',
    why: 'React starts in one task and Docusaurus in another.',
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
    test: 'tests/e2e/runtime/lateParts.spec.ts',
  },
  {
    what: 'Links call `window.docusaurus.prefetch` and `preload` to load ahead',
    why: '`loadAhead` and `prefetchLinks` replace both: they load two pages at a time, and run only the code of those that the reader turns to.',
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
    what: 'The page is in `#__docusaurus`, its React root is `window.docusaurusRoot`, and `<html>` has `data-has-hydrated`',
    why: 'A page that crashes before it is alive gets the text of the server back.',
    usedIn: ['src/runtime/recover/serverText.ts'],
    upstream: {
      '@docusaurus/core/lib/client/clientEntry.js':
        'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
      '@docusaurus/core/lib/client/hasHydratedDataAttribute.js':
        '66d8a389d5b740eace50f43be0860712a4046a83ea5dc939ff811c4c631e9a47',
    },
    test: 'tests/e2e/runtime/crashes.spec.ts',
  },
  {
    what: '`RouteContextProvider` of the client',
    why: 'The layout needs the plugin that made the page; an error page has none.',
    usedIn: ['src/runtime/theme/Error/index.tsx'],
    upstream: {
      '@docusaurus/core/lib/client/routeContext.js':
        '5b7cfc91bc8809225adf6df3fcce375ecb9d89724c6ea422ff395371daf7dfab',
    },
    test: 'tests/e2e/runtime/crashes.spec.ts',
  },
  {
    what: 'The template of pages, and the fields of `it` in it',
    why: 'Scripts are listed instead of loaded, and the first paint waits for the first heading.',
    usedIn: ['src/runtime/html/pageTemplate.ts'],
    upstream: {
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js':
        '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
      '@docusaurus/core/lib/ssg/ssgTemplate.js':
        'faea0446fa8ceeb559a56b96442636a3052daa2467d6ddc625ad020bc65ac645',
    },
    test: 'tests/build/firstLoad.test.ts',
  },
  {
    what: "The server's bundle has one entry, `serverEntry.js`, which returns a function that renders a page to what JSON can hold; its chunks are `__server/assets/js/{name}.{hash}.js`",
    why: 'A build reuses the rendered pages of the last one.',
    usedIn: ['src/runtime/build/rendering/serverEntry.ts', 'src/runtime/build/configureServer.ts'],
    upstream: {
      '@docusaurus/core/lib/client/serverEntry.js':
        'd727838aa299a01ffd646986e259fb7fd9441be8ee1905ccd1559e3f21710b34',
      '@docusaurus/core/lib/webpack/server.js':
        'd960a7bca64980811b132c1ab46a9093ed9d257461e28ab03679d7d6736ebb4e',
      '@docusaurus/core/lib/ssg/ssgRenderer.js':
        '04c238935e24f4d24b32e549e6df4ddd9cefa0a399998fedce9e933d2cbf8fbd',
    },
    test: 'tests/build/warmBuild.test.ts',
  },
  {
    what: '`ChunkAssetPlugin`, by its name',
    why: 'It lists the chunks of all pages in the bundle, for the `prefetch` that `prefetchLinks` replaces.',
    usedIn: ['src/runtime/build/configureClient.ts'],
    upstream: {
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js':
        'd1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257',
    },
    test: 'tests/build/versionRoutes.test.ts',
  },
  {
    what: 'The client takes only `applyTrailingSlash` and `getErrorCausalChain` from `@docusaurus/utils-common`',
    why: 'Its index is CommonJS and brings tslib.',
    usedIn: ['src/runtime/replacements/utilsCommon.js'],
    upstream: {
      '@docusaurus/utils-common/lib/index.js':
        'f67a902f603f736c0b6b81dfe3c4b600e26ad3018fb19158d877a8fe5d55424e',
    },
    test: 'tests/e2e/everyPage.spec.ts',
  },
  {
    what: 'Docusaurus and its theme use `Helmet` with tags as children, and `HelmetProvider`; tags of the server have `data-rh`',
    why: 'A head manager of 160 lines replaces 7 KB.',
    usedIn: ['src/runtime/replacements/helmet.ts', 'src/runtime/replacements/documentHead.ts'],
    upstream: {
      '@docusaurus/core/lib/client/exports/Head.js':
        'cffe1438651ffcd100c4389ef8c04a522ef911827ec4ac4c4a3c231c0cc754af',
      'react-helmet-async/lib/index.module.js':
        'dd24f7f1c989b2d59ec9ed1ac16a1727d3d134fb480856be78630c6592aeef2c',
    },
    test: 'tests/e2e/head.spec.ts',
  },
  {
    what: 'React Router and Docusaurus use the `history` of browsers only, and not `withRouter`',
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
    what: 'React Router calls `path-to-regexp` with three options, and routes have no parameters but `*`',
    why: 'An expression of three lines replaces a parser.',
    usedIn: ['src/runtime/replacements/literalPaths.js'],
    upstream: {
      'path-to-regexp/index.js': '4960ba3d591002a5f7584d33da23f0a33fc8a02e09bfacd705123a0d51957a98',
    },
    test: 'src/runtime/replacements/literalPaths.test.ts',
  },
  {
    what: "The theme's progress bar and its Prism are the client modules `nprogress` and `prism-include-languages`, by their paths",
    why: 'Our bar takes a tenth of the code, and code is highlighted when the site is built.',
    usedIn: ['src/runtime/replacements/noClientModule.ts', 'src/runtime/build/browserAliases.ts'],
    upstream: {
      '@docusaurus/theme-classic/lib/nprogress.js':
        '58b21ff3eb278f6cd3932e02e92a50108dac3a7e3f014813fefc70335eaab48f',
      '@docusaurus/theme-classic/lib/prism-include-languages.js':
        'a464a26897ccb5b2a509dcec3fd9b35e7038c1ee91f7f8863c7096e991af8774',
      '@docusaurus/theme-classic/lib/index.js':
        '1e6ae89782bad9cb3fcd1818e4210a6eed60ee1cbf82f51696a6afcb9a91928c',
    },
    test: 'tests/e2e/runtime/loading.spec.ts',
  },
  {
    what: 'The routes of the docs plugin: its root, the versions, `DocRoot`, the pages',
    why: 'The routes of a version are cut off at the second level.',
    usedIn: ['src/runtime/build/readGenerated.ts'],
    upstream: {
      '@docusaurus/plugin-content-docs/lib/routes.js':
        '5292463cb424aa027fbebf9c14b4f2f29bfdc557659f18e5b00df60200458a35',
    },
    test: 'src/runtime/build/readGenerated.test.ts',
  },
  {
    what: 'The files with the props of `DocVersionRoot` and of category pages; only cards read the docs of the former (`useDocById`)',
    why: 'Descriptions come with the cards.',
    usedIn: ['src/runtime/build/slimVersions.ts'],
    upstream: {
      '@docusaurus/plugin-content-docs/lib/props.js':
        '26b2e7cd95c0f81203f657442942280cb73a1da075148941b240c5f5c11adcad',
      '@docusaurus/plugin-content-docs/lib/client/docsUtils.js':
        'cab6060db00dcb796b74288d22d84fac9f64ea83c0b20a109ed377b35726f6d6',
    },
    test: 'tests/e2e/everyPage.spec.ts',
  },
  {
    what: 'The theme puts the text into `@theme/MDXContent`, which only adds components',
    why: 'They are loaded with the first text that is loaded.',
    usedIn: ['src/runtime/theme/MDXContent/index.tsx'],
    upstream: {
      '@docusaurus/theme-classic/lib/theme/MDXContent/index.js':
        '0cb23f35eeadce85b6592271d8f88d8bec95b3aec1b25bbac1abb515fee2616b',
    },
    test: 'tests/e2e/articles.spec.ts',
  },
  {
    what: "The exports of a page's module, set as properties of its component, are all that the theme reads of it, and JSON can hold them",
    why: 'The HTML of the first page carries them, and its module is never loaded.',
    usedIn: ['src/runtime/html/PageDataScript.tsx', 'src/runtime/load/firstArticle.tsx'],
    upstream: {
      '@docusaurus/mdx-loader/lib/loader.js':
        '90bbdae6eed64a30a1764e7afc27bec1cbfd95a7153b009164711cee03603b1b',
      '@docusaurus/theme-classic/lib/theme/DocItem/index.js':
        '015731dcd3f477532640fbfd301f75ffc5abb5097ad65a1503f8bb10d285dfea',
      '@docusaurus/theme-classic/lib/theme/MDXPage/index.js':
        'fc4ecd1e04a90bc7dda4244e44e286091f7c5ab921d76fabbfb5407a79863c28',
    },
    test: 'tests/e2e/articles.spec.ts',
  },
  {
    what: 'When React hydrates, it leaves the inside of an element with `dangerouslySetInnerHTML` alone; events of nodes that are not its own reach the handlers around them',
    why: 'The article of the first page stays as the server sent it; its links and cards work by events of the element around it.',
    usedIn: ['src/runtime/load/firstArticle.tsx', 'src/components/Article/index.tsx'],
    upstream: {
      'react-dom/cjs/react-dom-client.production.js':
        'a319b413b7a19ee34422d9a12a8e7afd003c07846716d278ba1a0898e8cb6251',
    },
    test: 'tests/e2e/articles.spec.ts',
  },
  {
    what: "The line of the bundler's runtime that names the file of a chunk; `__webpack_get_script_filename__`, `__webpack_chunk_load__`, `__webpack_require__`",
    why: "Tables name the chunks of pages, so an edit changes no other page's code.",
    usedIn: ['src/runtime/build/TablesPlugin.ts', 'src/runtime/navigate/places.ts'],
    upstream: {
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/build/versionRoutes.test.ts',
  },
  {
    what: 'The script of a chunk has `data-rspack` until it has arrived or failed, and its `onerror` lets it fail',
    why: 'Code that hangs fails once nothing arrives, and not by a timer that starts with the request.',
    usedIn: ['src/client/modules/hangingCode.ts'],
    upstream: {
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/e2e/runtime/slowNetwork.spec.ts',
  },
  {
    what: 'After each move Docusaurus scrolls to the top or to a heading; `history` keeps the key of an entry in `history.state`',
    why: 'Back leads to where the page was left, in WebKit too.',
    usedIn: ['src/client/modules/restoreScroll.ts'],
    upstream: {
      '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js':
        '30fedb7e211e3acc565326bc85f23bb075931033b0ce1d16408e792f8b2bffb0',
      'history/esm/history.js': '1a6de1b6cd267bbd3f0464e93e65765e93df510320bd71aa883802ae1a077046',
    },
    test: 'tests/engines/engines.test.ts',
  },
  {
    what: "The bundler's `lazyCompilation` and its middleware",
    why: 'The dev server compiles a page when it is opened.',
    usedIn: ['src/runtime/dev/livePages.ts'],
    upstream: {
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: 'The docs plugin watches the pages by globs that end in `{md,mdx}`',
    why: 'The dev server does not read all pages again when one is saved.',
    usedIn: ['src/runtime/dev/liveDocs.ts'],
    upstream: {
      '@docusaurus/plugin-content-docs/lib/index.js':
        'e9949b75eea3a7749c53338a5133419b7b5f53f3b159431c64088d30a6fbe1c0',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: '`devServer.setupMiddlewares` of several plugins is merged by calling each',
    why: 'The dev server serves Markdown, search files and pictures.',
    usedIn: ['src/runtime/dev/livePages.ts', 'src/export/index.ts', 'src/search/index.ts'],
    upstream: {
      '@docusaurus/core/lib/commands/start/webpack.js':
        '5c526569aead0f4a2d90c47c5e8509c5e034bfc2154c84171bc20edce1c0aa47',
      'webpack-merge/dist/index.js':
        '7b1a0633cff5d8e95582a9eb8dfa3ea59dfa74982f1f0c7f1e962965f30ecf30',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: "The bundler's `experiments.cache`; the name of the minimizer that Docusaurus adds, and `getSwcJsMinimizerOptions`",
    why: 'A build reuses what the last one compiled, and has the same bytes as one that does not.',
    usedIn: ['src/plugins/build-cache.ts', 'src/cache/minimizer.ts'],
    upstream: {
      '@docusaurus/core/lib/webpack/base.js':
        'b3c441dfc9ae516bb37243d2a502d4acf3298c0c9acd62120e644a0c067513ea',
      '@docusaurus/bundler/lib/minification.js':
        'eab700507706bb78b9e68fbce81708720fa8b1a54ebcc9ce2aa03ffab7e8e23f',
      '@docusaurus/faster/lib/index.js':
        'bb1a349ac1b4aee4f07f6f1b54f267998e8e107ac7459de88c64c219be54aa7c',
      '@rspack/core/package.json':
        '00491edfb9e0218ed9d068de752b2cfd43a95843b37a4fe930bdb0bde72dfde3',
    },
    test: 'tests/build/warmBuild.test.ts',
  },
  {
    what: 'Plugins and the configuration are loaded by jiti 1, which leaves all to Node.js where `JITI_EXPERIMENTAL_BUN` is set; without it, each is loaded with its own copies of modules',
    why: "`runTypeScript.cjs` compiles only the site's own code, and caches on `globalThis` are shared.",
    usedIn: ['src/tools/runTypeScript.cjs', 'src/content/site.ts'],
    upstream: {
      'jiti/package.json': '723457f1b03d26a1fac94f44d780da8b1b13c4151af82878e0b3300428f1d0af',
      '@docusaurus/utils/lib/moduleUtils.js':
        'eae9db274d132227ed50f2d0a6fa8eb1ac02bd8dabcd29d9f414c22b9e5318f8',
    },
    test: 'tests/build/smallSite.test.ts',
  },
  {
    what: '`runCLI` of the command line',
    why: '`npm start` is one process.',
    usedIn: ['src/tools/start/index.ts'],
    upstream: {
      '@docusaurus/core/lib/commands/cli.js':
        '825d9d92b9b987ca075cc4b5498542b495cb81e801cf2b7c8572e8efff40e594',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: '`createSlugger`, by its path',
    why: 'Checks and the reference know the anchors of headings; the index of the package takes long to load.',
    usedIn: ['src/content/headings.ts'],
    upstream: {
      '@docusaurus/utils/lib/slugger.js':
        'e3013290676e81895bcb6fa70498b04038cf9b3fdcdcd5de6940391be2fc94d7',
    },
    test: 'tests/build/html.test.ts',
  },
  {
    what: '`future.experimental_vcs`',
    why: 'Git is asked once for the dates of all pages.',
    usedIn: ['docusaurus.config.ts', 'src/plugins/sitemap/lastUpdates.ts'],
    upstream: {
      '@docusaurus/core/lib/server/configValidation.js':
        'f4a6426897a8e134fe6c9a6f369a358e84255e003ac945ade6f369ccfc5ad20f',
    },
    test: 'tests/build/lastUpdated.test.ts',
  },
  {
    what: '`@docusaurus/theme-common/internal`: the state of the phone menu, `isSamePath`, and the providers around the menu',
    why: 'The menu is loaded when the reader opens it, and filters compare addresses as the theme does.',
    usedIn: [
      'src/components/PhoneMenu/index.tsx',
      'src/components/SidebarFilter/Matches.tsx',
      'src/theme/DocSidebar/Mobile/index.tsx',
      'src/theme/Navbar/MobileSidebar/index.tsx',
    ],
    upstream: {
      '@docusaurus/theme-common/lib/internal.js':
        'd9e37193d3408d1409e3e7981d6be477ca522ad30e8883329e24689bbcb12123',
      '@docusaurus/theme-common/lib/utils/routesUtils.js':
        'f5f678e39a00ecf345e453767360a352ece73feeab6fc3194dfc2b65e90ccfe3',
      '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js':
        '66a240ad64d9f9ad2a6fd300a3ce68dc06a501f2f463641c8677dc586df4eaa0',
      '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js':
        'f28c89217e58e73957c541622ea56af9dd73895ff10bca3d78c3c1ce0f47f5b7',
      '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/display.js':
        '5d7a78397526499049ac4313622043702140c54bf16937078236fe7e0d34ae20',
    },
    test: 'tests/e2e/frame.spec.ts',
  },
  {
    what: 'Storage keys: `docusaurus.announcement.id`, `docusaurus.announcement.dismiss`, and `docusaurus.tab.` with a group',
    why: 'A new announcement is there from the first paint; tabs stay chosen.',
    usedIn: ['src/theme/AnnouncementBar/index.tsx', 'src/client/modules/articles/tabs.ts'],
    upstream: {
      '@docusaurus/theme-common/lib/contexts/announcementBar.js':
        '8ffa6d2783f3e394f78c7c6a520f80cb83ae1d7282f0a824ba6ee1f66124ff98',
      '@docusaurus/theme-common/lib/utils/tabsUtils.js':
        '1b5d6b2c7d52905e7708ff9daad24462e857b70b27b9ff47ab338263bc2c4c7b',
    },
    test: 'tests/e2e/storage.spec.ts',
  },
  {
    what: 'The classes `table-of-contents` and `hash-link`',
    why: 'Filters hide the contents of sections that they hide; a click on the sign behind a heading copies its address.',
    usedIn: [
      'src/client/modules/articles/inheritedSections.ts',
      'src/client/modules/copyAnchors.ts',
    ],
    upstream: {
      '@docusaurus/theme-classic/lib/theme/TOC/index.js':
        '5586e5cc0e3053bb2c274e6d2882c8ac361630174b6364ecda09aaa552618360',
      '@docusaurus/theme-classic/lib/theme/Heading/index.js':
        'bd5eb7a8be21738b9bcf024362a6dc5abab627cda46a782890388b4eb2bcab8e',
    },
    test: 'tests/e2e/frame.spec.ts',
  },
  {
    what: '`LoadedContent` of the docs plugin: `loadedVersions` with `isLast`, `sidebars`, and docs with `source` and `permalink`',
    why: 'Search, the Markdown export and the checks of the build list the pages that Docusaurus lists.',
    usedIn: [
      'src/runtime/dev/liveDocs.ts',
      'src/search/server/collectPages.ts',
      'src/export/server/listVersions.ts',
    ],
    upstream: {
      '@docusaurus/plugin-content-docs/lib/types.d.ts':
        'af5ee222b07e03339e0e9b9d9f40ef3c3e44027482cbeaf9734d2187bbd7f241',
      '@docusaurus/plugin-content-docs/src/plugin-content-docs.d.ts':
        '73e1e5ee4db9ffa857b1477cc0490f5a3ac79668440b779dc7f03031b700c0c2',
    },
    test: 'tests/build/routes.test.ts',
  },
  {
    what: '`parseDocument` of @easyops-cn/docusaurus-search-local, by its path: takes a page in Cheerio, returns `pageTitle` and `sections`',
    why: 'Built pages are split into titled sections; the index of the package exports its plugin alone.',
    usedIn: ['src/search/server/parseDocument.ts'],
    upstream: {
      '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parseDocument.js':
        'd8c5eed41495f0ca80a1aebf489fbdf58d4acc1c2bc7995a45de4b11a735ab77',
    },
    test: 'src/search/server/parseDocument.test.ts',
  },
  {
    what: 'A compiled page exports `toc` as an array literal of objects with `value`, `id`, and `level`',
    why: 'Members are listed by name, in whatever order the page has them.',
    usedIn: ['src/remark/sortContents.ts'],
    upstream: {
      '@docusaurus/mdx-loader/lib/remark/toc/utils.js':
        'e8650599cdd0e966a103492bfd4cf8faee93b9658b496fd5e5a5a249f72db1e9',
    },
    test: 'tests/build/html.test.ts',
  },
];
