import {relativeLink} from '../content/page/links';
import {link, text, foldedList, inlineElement} from './nodes';
import {versionPages} from './versionPages';

/**
 * Adds a collapsed list to the end of each page that documents names: the lines in other pages' samples that
 * use them.
 *
 * out:
 *     <details class="uses">
 *       <summary>Used on other pages (1)</summary>
 *       <ul><li><a href="…">User Sessions</a>: <code>hash = generatePasswordHash(password)</code></li></ul>
 *     </details>
 *
 * The search index and the Markdown export omit these lists, since they include the original pages.
 */
const usedIn = versionPages(async (tree, {site, version, page: {path, route}}) => {
  // Loaded lazily, since it loads the parser, which the site's configuration doesn't need.
  const {usesOf} = await import('../content/samples/uses');
  const lines = (usesOf(site, version).get(route) ?? []).map(({page, anchor, line}) => [
    link(relativeLink(path, page.path, anchor), text(page.frontMatter.title ?? page.route)),
    text(': '),
    inlineElement('code', {translate: 'no'}, line.text),
  ]);
  if (lines.length > 0) {
    tree.children.push(foldedList(`Used on other pages (${lines.length})`, lines));
  }
});

export default usedIn;
