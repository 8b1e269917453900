import type {Patch} from './patch';

/** Dependencies on Docusaurus' build, dev server, and command line. */
export const coreBuild: readonly Patch[] = [
  {
    what: 'The page template and its `it` fields',
    why: 'The HTML lists scripts instead of loading them, and the first paint waits for the first heading.',
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
    what: 'The server bundle has one entry, `serverEntry.js`, which returns a function that renders a page to a JSON value; its chunks are `__server/assets/js/{name}.{hash}.js`',
    why: 'A build reuses the pages that the previous one rendered.',
    usedIn: ['src/runtime/build/rendering/serverEntry.ts', 'src/runtime/build/configureServer.ts'],
    upstream: {
      '@docusaurus/core/lib/client/serverEntry.js':
        'd727838aa299a01ffd646986e259fb7fd9441be8ee1905ccd1559e3f21710b34',
      '@docusaurus/core/lib/webpack/server.js':
        'd960a7bca64980811b132c1ab46a9093ed9d257461e28ab03679d7d6736ebb4e',
      '@docusaurus/core/lib/ssg/ssgRenderer.js':
        '04c238935e24f4d24b32e549e6df4ddd9cefa0a399998fedce9e933d2cbf8fbd',
    },
    test: 'tests/build/rebuild.test.ts',
  },
  {
    what: 'The name of `ChunkAssetPlugin`',
    why: 'It lists the chunks of all pages in the bundle, for the `prefetch` that `prefetchLinks` replaces.',
    usedIn: ['src/runtime/build/configureClient.ts'],
    upstream: {
      '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js':
        'd1fdb10641cef8bb8460f9f9e48dc18d0f86065e8c6e6d7422d5be18147f3257',
    },
    test: 'tests/build/rebuild.test.ts',
  },
  {
    what: 'Docusaurus merges `devServer.setupMiddlewares` from multiple plugins by calling each one',
    why: 'The dev server serves Markdown, search files, and images.',
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
    what: 'jiti 1 loads plugins and the configuration, each with its own copies of modules; if `JITI_EXPERIMENTAL_BUN` is set, it leaves loading to Node.js',
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
    what: "The command line's `runCLI`",
    why: '`npm start` runs in one process.',
    usedIn: ['src/tools/start/index.ts'],
    upstream: {
      '@docusaurus/core/lib/commands/cli.js':
        '825d9d92b9b987ca075cc4b5498542b495cb81e801cf2b7c8572e8efff40e594',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: 'The path of `createSlugger`',
    why: "Checks and the reference need the anchors of headings, and the package's index is slow to load.",
    usedIn: ['src/content/headings.ts'],
    upstream: {
      '@docusaurus/utils/lib/slugger.js':
        'e3013290676e81895bcb6fa70498b04038cf9b3fdcdcd5de6940391be2fc94d7',
    },
    test: 'tests/build/html.test.ts',
  },
  {
    what: 'The option `future.experimental_vcs`',
    why: 'One call to Git returns the dates of all pages.',
    usedIn: ['docusaurus.config.ts', 'src/plugins/sitemap/lastUpdates.ts'],
    upstream: {
      '@docusaurus/core/lib/server/configValidation.js':
        'f4a6426897a8e134fe6c9a6f369a358e84255e003ac945ade6f369ccfc5ad20f',
    },
    test: 'tests/build/lastUpdated.test.ts',
  },
  {
    what: 'A compiled page exports `toc` as an array literal of objects with `value`, `id`, and `level`',
    why: 'Members are listed by name, regardless of their order on the page.',
    usedIn: ['src/remark/sortContents.ts'],
    upstream: {
      '@docusaurus/mdx-loader/lib/remark/toc/utils.js':
        'e8650599cdd0e966a103492bfd4cf8faee93b9658b496fd5e5a5a249f72db1e9',
    },
    test: 'tests/build/html.test.ts',
  },
];
