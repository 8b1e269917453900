import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeValue} from '../content/page/nodes';
import {comparePages, type ChangedPage, type Passage} from '../content/site/pageChanges';
import {pageAt, routeInVersion, versionOf, type Site, type Version} from '../content/site/site';
import {relativeLink} from '../content/page/links';
import {
  flowElement,
  inlineElement,
  link,
  list,
  paragraph,
  replaceElements,
  strong,
  text,
} from './nodes';
import {versionPages} from './versionPages';

/**
 * Lists the pages whose text differs between two versions, each expandable to show the differences.
 *
 * in:  <PageChanges from="0.1.0" to="0.2.0"/>
 * out:
 *     <details className="page-changes">
 *     <summary>Signal</summary>
 *     [Signal](../language/SignalClass.md)
 *     **Errors**: Waits <del>until</del><ins>while</ins> …
 *     </details>
 *
 * As a list: `- [Signal](../language/SignalClass.md): one passage`. If no page differs, a sentence says so.
 */
const pageChanges = createTransform();

/** Only lists the pages, for the Markdown export. */
export const changedPageList = createTransform(true);

export default pageChanges;

function createTransform(asList = false) {
  return versionPages((tree, {site, page}) => {
    replaceElements(tree, 'PageChanges', (element) =>
      expandPageChanges(element, site, page.file, asList),
    );
  });
}

/**
 * Returns the replacement for the element on a page, or the element itself if it doesn't name versions.
 *
 * @param asList only lists the pages
 */
export function expandPageChanges(
  element: MdxJsxFlowElement,
  site: Site,
  file: string,
  asList = false,
): RootContent[] {
  const [from, to] = ['from', 'to'].map((name) => findVersion(site, attributeValue(element, name)));
  // The checks ensure that both versions exist.
  if (!from || !to) {
    return [element];
  }
  const changes = comparePages(from, to);
  if (changes.length === 0) {
    return [
      paragraph(text(`The ${to.label} pages have the same text as the ${from.label} pages.`)),
    ];
  }
  const route = routeInVersion(site, file);
  const own = versionOf(site, file);
  /** Links to the changed page if the current page's version has it. */
  const linkTo = ({page, title}: ChangedPage) =>
    own && pageAt(own, page.path) ? link(relativeLink(route, page.path), text(title)) : text(title);
  return asList
    ? [list(changes.map((change) => [paragraph(linkTo(change), text(`: ${count(change)}`))]))]
    : changes.map((change) => toDetails(change, linkTo(change)));
}

function findVersion({versions}: Site, label: string | undefined): Version | undefined {
  return versions.find((version) => version.label === label);
}

function toDetails(change: ChangedPage, link: PhrasingContent): RootContent {
  return flowElement('details', {className: 'page-changes'}, [
    flowElement('summary', {}, [text(`${change.title}: ${count(change)}`)]),
    paragraph(text('Page: '), link),
    ...change.passages.map(writePassage),
  ]);
}

function writePassage({heading, parts}: Passage): Paragraph {
  const words = parts.map(({kind, text: value}) =>
    kind === 'same' ? text(value) : inlineElement(kind === 'added' ? 'ins' : 'del', {}, value),
  );
  return heading === '' ? paragraph(...words) : paragraph(strong(heading), text(': '), ...words);
}

function count({passages}: ChangedPage): string {
  return passages.length === 1 ? 'one passage' : `${passages.length} passages`;
}
