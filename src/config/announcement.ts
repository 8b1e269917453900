import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar, or undefined for none. Readers who closed it see it again when the id
 * changes.
 */
export const announcement: ThemeConfig['announcementBar'] = {
  id: 'release-1.1.0',
  content:
    'Qodly 1.1.0 is out: operator precedence, HTTP handlers and more. <a href="/docs/notes/1.1.0">Read the release notes</a>',
  isCloseable: true,
  backgroundColor: 'var(--qd-accent-surface)',
  textColor: 'var(--qd-ink)',
};
