import type {Patch} from './patch';

/** Dependencies on Docusaurus' theme and on its docs plugin. */
export const themeAndDocs: readonly Patch[] = [
  {
    what: "The theme's progress bar and Prism are the client modules `nprogress` and `prism-include-languages`, identified by their paths",
    why: 'Our progress bar takes a tenth of the code, and code is highlighted at build time.',
    usedIn: ['src/runtime/replacements/noClientModule.ts', 'src/runtime/build/browserAliases.ts'],
    upstream: [
      '@docusaurus/theme-classic/lib/nprogress.js',
      '@docusaurus/theme-classic/lib/prism-include-languages.js',
      '@docusaurus/theme-classic/lib/index.js',
    ],
    test: 'tests/e2e/runtime/loading.spec.ts',
  },
  {
    what: 'The theme renders the text through `@theme/MDXContent`, which only adds components',
    why: 'The components load together with the first text that needs them.',
    usedIn: ['src/runtime/theme/MDXContent/index.tsx'],
    upstream: ['@docusaurus/theme-classic/lib/theme/MDXContent/index.js'],
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: "The theme reads only the exports of a page's module, as properties of its component, and all of them are JSON values",
    why: 'The HTML of the first page contains them, so its module never loads.',
    usedIn: ['src/runtime/navigate/loadArticle.tsx', 'src/runtime/load/firstArticle.tsx'],
    upstream: [
      '@docusaurus/mdx-loader/lib/loader.js',
      '@docusaurus/theme-classic/lib/theme/DocItem/index.js',
      '@docusaurus/theme-classic/lib/theme/MDXPage/index.js',
    ],
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: '`@docusaurus/theme-common/internal` exports the state of the phone menu and the providers around the menu',
    why: 'The menu loads when the reader opens it.',
    usedIn: [
      'src/components/PhoneMenu/index.tsx',
      'src/theme/DocSidebar/Mobile/index.tsx',
      'src/theme/Navbar/MobileSidebar/index.tsx',
    ],
    upstream: [
      '@docusaurus/theme-common/lib/internal.js',
      '@docusaurus/theme-common/lib/contexts/navbarMobileSidebar.js',
      '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js',
      '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/display.js',
    ],
    test: 'tests/e2e/navigation.spec.ts',
  },
  {
    what: 'The storage keys `docusaurus.announcement.id`, `docusaurus.announcement.dismiss`, and `docusaurus.tab.` plus a group',
    why: 'A new announcement shows from the first paint, and tabs stay selected.',
    usedIn: ['src/theme/AnnouncementBar/index.tsx', 'src/client/modules/articles/tabs.ts'],
    upstream: [
      '@docusaurus/theme-common/lib/contexts/announcementBar.js',
      '@docusaurus/theme-common/lib/utils/tabsUtils.js',
    ],
    test: 'tests/e2e/limitedBrowsers.spec.ts',
  },
  {
    what: 'The class `hash-link`',
    why: 'A click on the link after a heading copies its URL.',
    usedIn: ['src/client/modules/articles/index.ts'],
    upstream: ['@docusaurus/theme-classic/lib/theme/Heading/index.js'],
    test: 'tests/e2e/navigation.spec.ts',
  },
  {
    what: 'The docs plugin nests its routes: the root, the versions, `DocRoot`, the pages',
    why: 'The route tree is split at the versions.',
    usedIn: ['src/runtime/build/readGenerated.ts'],
    upstream: ['@docusaurus/plugin-content-docs/lib/routes.js'],
    test: 'src/runtime/build/readGenerated.test.ts',
  },
  {
    what: 'The files with the props for `DocVersionRoot` and for category pages; only cards read the docs in the former, through `useDocById`',
    why: 'Descriptions are sent only with the cards that show them.',
    usedIn: ['src/runtime/build/slimVersions.ts'],
    upstream: [
      '@docusaurus/plugin-content-docs/lib/props.js',
      '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
    ],
    test: 'tests/e2e/everyPage.spec.ts',
  },
  {
    what: 'The docs plugin watches pages by globs that end in `{md,mdx}`',
    why: "The dev server doesn't reread all pages when one is saved.",
    usedIn: ['src/runtime/dev/liveDocs.ts'],
    upstream: ['@docusaurus/plugin-content-docs/lib/index.js'],
    test: 'tests/nightly/devServer.test.ts',
  },
  {
    what: "The docs plugin's `LoadedContent`: `loadedVersions` with `isLast`, `sidebars`, and docs with `source` and `permalink`",
    why: "Search, the Markdown export, and the build's checks list the same pages as Docusaurus.",
    usedIn: [
      'src/runtime/dev/liveDocs.ts',
      'src/search/server/collectPages.ts',
      'src/export/server/listVersions.ts',
    ],
    upstream: [
      '@docusaurus/plugin-content-docs/lib/types.d.ts',
      '@docusaurus/plugin-content-docs/src/plugin-content-docs.d.ts',
    ],
    test: 'tests/build/routes.test.ts',
  },
];
