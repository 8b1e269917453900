import {joinRoute, withoutSlash} from '../../addresses/paths';

/** Returns the path of a page's Markdown: `/docs/faq` gives `/docs/faq.md`. */
export function markdownPath(permalink: string): string {
  return `${withoutSlash(permalink)}.md`;
}

/** Returns the path of the index of a version's pages: `/docs/next/llms.txt`. */
export function indexPath(versionPath: string): string {
  return joinRoute(versionPath, 'llms.txt');
}

/** Returns a page's notice for agents, which precedes the URL of its version's index. */
export function versionNotice(label: string): string {
  return `This is about Qodly ${label} only. Don't answer from another version. All pages of ${label}: `;
}
