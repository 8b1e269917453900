import type {Patch} from './patch';

/** Dependencies on Docusaurus' build, dev server, and command line. */
export const coreBuild: readonly Patch[] = [
  {
    what: 'The page template and its `it` fields',
    why: 'The HTML lists scripts instead of loading them, and the first paint waits for the first heading.',
    usedIn: ['src/runtime/html/pageTemplate.ts'],
    upstream: [
      '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
      '@docusaurus/core/lib/ssg/ssgTemplate.js',
    ],
    test: 'tests/build/firstLoad.test.ts',
  },
  {
    what: 'The server bundle has one entry, `serverEntry.js`, which returns a function that renders a page to a JSON value; its chunks are `__server/assets/js/{name}.{hash}.js`',
    why: 'A build reuses the pages that the previous one rendered.',
    usedIn: ['src/runtime/build/rendering/serverEntry.ts', 'src/runtime/build/configureServer.ts'],
    upstream: [
      '@docusaurus/core/lib/client/serverEntry.js',
      '@docusaurus/core/lib/webpack/server.js',
      '@docusaurus/core/lib/ssg/ssgRenderer.js',
    ],
    test: 'tests/build/rebuild.test.ts',
  },
  {
    what: 'The name of `ChunkAssetPlugin`',
    why: 'It lists the chunks of all pages in the bundle, for the `prefetch` that `prefetchLinks` replaces.',
    usedIn: ['src/runtime/build/configureClient.ts'],
    upstream: ['@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js'],
    test: 'tests/build/rebuild.test.ts',
  },
  {
    what: 'Docusaurus merges `devServer.setupMiddlewares` from multiple plugins by calling each one',
    why: 'The dev server serves Markdown, search files, and images.',
    usedIn: ['src/runtime/dev/livePages.ts', 'src/export/index.ts', 'src/search/index.ts'],
    upstream: ['@docusaurus/core/lib/commands/start/webpack.js', 'webpack-merge/dist/index.js'],
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: 'jiti 1 loads plugins and the configuration, each with its own copies of modules; if `JITI_EXPERIMENTAL_BUN` is set, it leaves loading to Node.js',
    why: "`runTypeScript.cjs` compiles only the site's own code, and caches on `globalThis` are shared.",
    usedIn: ['src/tools/runTypeScript.cjs', 'src/content/site.ts'],
    upstream: ['jiti/package.json', '@docusaurus/utils/lib/moduleUtils.js'],
    test: 'tests/build/smallSite.test.ts',
  },
  {
    what: "The command line's `runCLI`",
    why: '`npm start` runs in one process.',
    usedIn: ['src/tools/start/index.ts'],
    upstream: ['@docusaurus/core/lib/commands/cli.js'],
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: 'The path of `createSlugger`',
    why: "Checks and the reference need the anchors of headings, and the package's index is slow to load.",
    usedIn: ['src/content/headings.ts'],
    upstream: ['@docusaurus/utils/lib/slugger.js'],
    test: 'tests/build/html.test.ts',
  },
  {
    what: 'The option `future.experimental_vcs`',
    why: 'One call to Git returns the dates of all pages.',
    usedIn: ['docusaurus.config.ts', 'src/plugins/sitemap/lastUpdates.ts'],
    upstream: ['@docusaurus/core/lib/server/configValidation.js'],
    test: 'tests/build/lastUpdated.test.ts',
  },
  {
    what: 'A compiled page exports `toc` as an array literal of objects with `value`, `id`, and `level`',
    why: 'Members are listed by name, regardless of their order on the page.',
    usedIn: ['src/remark/sortContents.ts'],
    upstream: ['@docusaurus/mdx-loader/lib/remark/toc/utils.js'],
    test: 'tests/build/html.test.ts',
  },
];
