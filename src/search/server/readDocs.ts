import {pageInFile, type Site} from '../../content/site';
import type {KeptValues} from '../../cache/keptValues';
import type {PageSource} from './collectPages';
import {readPage, sourcesOf} from './readPage';
import type {PageSections} from './sections';
import type {IndexedPage} from './toDocuments';

/** Remembers what has been read of a text, which versions share. */
export type Known = Pick<KeptValues<PageSections>, 'get'>;

/** A page with the tag of the index that it goes into. */
export type TaggedPage = IndexedPage & Pick<PageSource, 'tag'>;

/** Reads the pages that have Markdown; leaves the others out. */
export function readDocs(pages: readonly PageSource[], site: Site, known: Known): TaggedPage[] {
  return pages.flatMap(({file, ...page}) => {
    const source = file === undefined ? undefined : pageInFile(site, file);
    return source
      ? [{...page, page: known.get(sourcesOf(source, site), () => readPage(source, site))}]
      : [];
  });
}
