import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Environment} from './environment';

type Announcement = ThemeConfig['announcementBar'];

/**
 * Returns the bar above the navbar. Readers who closed it see it again when its id changes. A preview's
 * bar can't be closed.
 *
 * @param latest version number of the release whose notes it links to
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
