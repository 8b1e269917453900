import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Environment} from './environment';

type Announcement = ThemeConfig['announcementBar'];

/**
 * Returns the bar above the navbar, or undefined for none. A reader who closed it sees it again when
 * the id changes. The bar of a preview can't be closed.
 *
 * @param latest version number of the release whose notes the bar links to
 */
export function announcement({baseUrl, isPreview}: Environment, latest: string): Announcement {
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
