import type {Patch} from './patch';

/** Dependencies on the docs plugin. */
export const contentDocs: readonly Patch[] = [
  {
    what: 'The docs plugin nests its routes: the root, the versions, `DocRoot`, the pages',
    why: 'The route tree is split at the versions.',
    usedIn: ['src/runtime/build/readGenerated.ts'],
    upstream: {
      '@docusaurus/plugin-content-docs/lib/routes.js':
        '5292463cb424aa027fbebf9c14b4f2f29bfdc557659f18e5b00df60200458a35',
    },
    test: 'src/runtime/build/readGenerated.test.ts',
  },
  {
    what: 'The files with the props for `DocVersionRoot` and for category pages; only cards read the docs in the former, through `useDocById`',
    why: 'Descriptions are sent only with the cards that show them.',
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
    what: 'The docs plugin watches pages by globs that end in `{md,mdx}`',
    why: "The dev server doesn't reread all pages when one is saved.",
    usedIn: ['src/runtime/dev/liveDocs.ts'],
    upstream: {
      '@docusaurus/plugin-content-docs/lib/index.js':
        'e9949b75eea3a7749c53338a5133419b7b5f53f3b159431c64088d30a6fbe1c0',
    },
    test: 'tests/build/devServer.test.ts',
  },
  {
    what: "The docs plugin's `LoadedContent`: `loadedVersions` with `isLast`, `sidebars`, and docs with `source` and `permalink`",
    why: "Search, the Markdown export, and the build's checks list the same pages as Docusaurus.",
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
];
