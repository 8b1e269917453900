import type {NavbarItem} from '@docusaurus/theme-common';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {logo} from './brand';
import type {Environment} from './environment';

type NavbarConfig = NonNullable<Partial<ThemeConfig>['navbar']>;

/** The site's languages; if there is more than one, the navbar has a menu for them. */
export const locales = ['en'];

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
    ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right'}] : []),
  ] as NavbarItem[],
};

/**
 * Returns the bar above the navbar. Readers who closed it see it again when its id changes. A preview's
 * bar can't be closed.
 *
 * @param latest version number of the release whose notes it links to
 */
export function announcement(
  {baseUrl, isPreview}: Environment,
  latest: string,
): ThemeConfig['announcementBar'] {
  return isPreview
    ? {
        id: 'preview',
        content: 'Preview build: content may change before publication.',
        isCloseable: false,
      }
    : {
        id: `release-${latest}`,
        content: `Qodly ${latest} is out. <a href="${baseUrl}notes/${latest}">See what's new</a>`,
        isCloseable: true,
      };
}
