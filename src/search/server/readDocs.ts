import {memoizeBy} from '../../content/cache/memoize';
import type {Page} from '../../content/page/page';
import {keywordsOn} from '../../content/site/keywords';
import {pageInFile, type Site} from '../../content/site/site';
import type {PageSource} from './collectPages';
import {readPage, sourcesOf} from './readPage';
import type {IndexedPage} from './toDocuments';

/** A page and the tag of its index. */
export type TaggedPage = IndexedPage & Pick<PageSource, 'tag'>;

/** Reads the pages' Markdown. */
export function readDocs(pages: readonly PageSource[], site: Site): TaggedPage[] {
  return pages.flatMap(({file, ...page}) => {
    const source = pageInFile(site, file);
    return source ? [{...page, page: readOnce({source, site})}] : [];
  });
}

/** Most pages are the same in more than one version. */
const readOnce = memoizeBy(
  ({source, site}: {source: Page; site: Site}) =>
    JSON.stringify([...sourcesOf(source, site), [...keywordsOn(source.route, site)]]),
  ({source, site}) => readPage(source, site),
);
