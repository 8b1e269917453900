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
    test: 'tests/build/everyPage.test.ts',
  },
  {
    what: 'The name of `ChunkAssetPlugin`',
    why: 'It lists the chunks of all pages in the bundle, for the `prefetch` that `prefetchNext` replaces.',
    usedIn: ['src/runtime/build/configureClient.ts'],
    upstream: ['@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js'],
    test: 'tests/nightly/rebuild.test.ts',
  },
  {
    what: 'Docusaurus merges `devServer.setupMiddlewares` from multiple plugins by calling each one',
    why: 'The dev server serves Markdown, search files, and images.',
    usedIn: ['src/runtime/dev/livePages.ts', 'src/export/index.ts', 'src/search/index.ts'],
    upstream: ['@docusaurus/core/lib/commands/start/webpack.js', 'webpack-merge/dist/index.js'],
    test: 'tests/nightly/devServer.test.ts',
  },
  {
    what: 'jiti 1 loads plugins and the configuration, each with its own copies of modules; if `JITI_EXPERIMENTAL_BUN` is set, it leaves loading to Node.js',
    why: "tsx compiles only the site's own code, and all plugins share it.",
    usedIn: ['src/tools/runTypeScript.cjs', 'src/content/site/site.ts'],
    upstream: ['@docusaurus/utils/lib/moduleUtils.js'],
    test: 'tests/nightly/smallSite.test.ts',
  },
  {
    what: "The command line's `runCLI`",
    why: '`npm start` runs in one process.',
    usedIn: ['src/tools/start/index.ts'],
    upstream: ['@docusaurus/core/lib/commands/cli.js'],
    test: 'tests/nightly/devServer.test.ts',
  },
  {
    what: 'The path of `createSlugger`',
    why: "Checks and the reference need the anchors of headings, and the package's index is slow to load.",
    usedIn: ['src/content/page/headings.ts'],
    upstream: ['@docusaurus/utils/lib/slugger.js'],
    test: 'tests/build/html.test.ts',
  },
  {
    what: 'The option `future.experimental_vcs`',
    why: 'One call to Git returns the dates of all pages.',
    usedIn: ['docusaurus.config.ts', 'src/plugins/sitemap/lastChanges.ts'],
    upstream: ['@docusaurus/core/lib/server/configValidation.js'],
    test: 'tests/build/files.test.ts',
  },
];
