import {pageInFile, type Site} from '../../content/site';
import type {ValueCache} from '../../cache/valueCache';
import type {PageSource} from './collectPages';
import {readPage, sourcesOf} from './readPage';
import type {PageSections} from './sections';
import type {IndexedPage} from './toDocuments';

/** A page and the tag of its index. */
export type TaggedPage = IndexedPage & Pick<PageSource, 'tag'>;

/**
 * Reads the pages that have Markdown and skips the others.
 *
 * @param cache sections by page text, because versions share pages
 */
export function readDocs(
  pages: readonly PageSource[],
  site: Site,
  cache: Pick<ValueCache<PageSections>, 'get'>,
): TaggedPage[] {
  return pages.flatMap(({file, ...page}) => {
    const source = file === undefined ? undefined : pageInFile(site, file);
    return source
      ? [{...page, page: cache.get(sourcesOf(source, site), () => readPage(source, site))}]
      : [];
  });
}
