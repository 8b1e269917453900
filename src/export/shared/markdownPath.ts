import {withoutSlash} from '../../addresses/paths';

/** Where a page's Markdown is served: `/docs/faq` gives `/docs/faq.md`. */
export function markdownPath(permalink: string): string {
  return `${withoutSlash(permalink)}.md`;
}
