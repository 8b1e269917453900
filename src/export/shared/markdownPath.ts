import {withoutSlash} from '../../addresses/paths';

/** Returns the path of a page's Markdown: `/docs/faq` gives `/docs/faq.md`. */
export function markdownPath(permalink: string): string {
  return `${withoutSlash(permalink)}.md`;
}
