import type {NavbarItem, ThemeConfig} from '@docusaurus/theme-common';
import {logo} from './brand';

type NavbarConfig = NonNullable<Partial<ThemeConfig>['navbar']>;

/** Label, and id of the page that the item opens in the reader's version. */
const sections: [label: string, docId: string][] = [
  ['Getting Started', 'get-started/quickstart'],
  ['Develop', 'studio/overview'],
  ['Run & Manage', 'cloud/consoleOverview'],
  ['Integrations', 'api/overview'],
  ['Guides', 'guides/data-model-objects'],
  ['FAQ', 'faq'],
];

/** Ids of the docs that the navbar links to. */
export const navbarDocs = sections.map(([, docId]) => docId);

export const navbar: NavbarConfig = {
  hideOnScroll: false,
  logo,
  items: [
    ...sections.map(([label, docId]) => ({type: 'doc', label, docId, position: 'left'})),
    {type: 'docsVersionDropdown', position: 'right'},
    // Hidden while the site has only one language.
    {type: 'localeDropdown', position: 'right'},
  ] as NavbarItem[],
};
