import type {Patch} from './patch';

/** Dependencies on Docusaurus' theme. */
export const theme: readonly Patch[] = [
  {
    what: "The theme's progress bar and Prism are the client modules `nprogress` and `prism-include-languages`, identified by their paths",
    why: 'Our progress bar takes a tenth of the code, and code is highlighted at build time.',
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
    what: 'The theme renders the text through `@theme/MDXContent`, which only adds components',
    why: 'The components load together with the first text that needs them.',
    usedIn: ['src/runtime/theme/MDXContent/index.tsx'],
    upstream: {
      '@docusaurus/theme-classic/lib/theme/MDXContent/index.js':
        '0cb23f35eeadce85b6592271d8f88d8bec95b3aec1b25bbac1abb515fee2616b',
    },
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: "The theme reads only the exports of a page's module, as properties of its component, and all of them are JSON values",
    why: 'The HTML of the first page contains them, so its module never loads.',
    usedIn: ['src/runtime/html/PageDataScript.tsx', 'src/runtime/load/firstArticle.tsx'],
    upstream: {
      '@docusaurus/mdx-loader/lib/loader.js':
        '90bbdae6eed64a30a1764e7afc27bec1cbfd95a7153b009164711cee03603b1b',
      '@docusaurus/theme-classic/lib/theme/DocItem/index.js':
        '015731dcd3f477532640fbfd301f75ffc5abb5097ad65a1503f8bb10d285dfea',
      '@docusaurus/theme-classic/lib/theme/MDXPage/index.js':
        'fc4ecd1e04a90bc7dda4244e44e286091f7c5ab921d76fabbfb5407a79863c28',
    },
    test: 'tests/e2e/reading.spec.ts',
  },
  {
    what: '`@docusaurus/theme-common/internal` exports the state of the phone menu, `isSamePath`, and the providers around the menu',
    why: 'The menu loads when the reader opens it, and filters compare paths as the theme does.',
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
    test: 'tests/e2e/navigation.spec.ts',
  },
  {
    what: 'The storage keys `docusaurus.announcement.id`, `docusaurus.announcement.dismiss`, and `docusaurus.tab.` plus a group',
    why: 'A new announcement shows from the first paint, and tabs stay selected.',
    usedIn: ['src/theme/AnnouncementBar/index.tsx', 'src/client/modules/articles/tabs.ts'],
    upstream: {
      '@docusaurus/theme-common/lib/contexts/announcementBar.js':
        '8ffa6d2783f3e394f78c7c6a520f80cb83ae1d7282f0a824ba6ee1f66124ff98',
      '@docusaurus/theme-common/lib/utils/tabsUtils.js':
        '1b5d6b2c7d52905e7708ff9daad24462e857b70b27b9ff47ab338263bc2c4c7b',
    },
    test: 'tests/e2e/limitedBrowsers.spec.ts',
  },
  {
    what: 'The classes `table-of-contents` and `hash-link`',
    why: 'Filters also hide sections in the table of contents, and a click on the link after a heading copies its URL.',
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
    test: 'tests/e2e/navigation.spec.ts',
  },
];
