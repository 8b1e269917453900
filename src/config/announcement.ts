import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Environment} from './environment';

type Announcement = ThemeConfig['announcementBar'];

/**
 * The bar above the navbar, or undefined for none. Readers who closed it see it again when the id
 * changes. A preview says that it is one, and can't be closed.
 */
export function announcement({baseUrl, isPreview}: Environment): Announcement {
  return isPreview
    ? {
        id: 'preview',
        content: 'This is a preview. What it says may change before it is published.',
        isCloseable: false,
      }
    : {
        id: 'release-1.1.0',
        content: `Qodly 1.1.0 is out: operator precedence, HTTP handlers and more. <a href="${baseUrl}notes/1.1.0">Read the release notes</a>`,
        isCloseable: true,
      };
}
