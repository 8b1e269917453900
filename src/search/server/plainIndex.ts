import {toLunr} from '../engine/runSyntax';
import {withTags} from '../engine/withTags';
import type {SearchDocument, SearchIndexFile} from '../shared/types';

/** A section, as external tools read it. */
export interface PlainDocument extends Omit<
  SearchDocument,
  'kind' | 'names' | 'owner' | 'signature' | 'since' | 'instead'
> {
  /** The section's full prose. */
  content: string;
}

/** Content of `search-index-{tag}.json`. */
export interface PlainIndex {
  documents: PlainDocument[];
  /** Input for `lunr.Index.load`. Its references are the documents' ids. */
  index: object;
}

/**
 * Builds a tag's index for programs that know lunr but not this site. Browsers read a different file, one
 * sixth the size.
 *
 * @param texts the sections' prose by id
 */
export function plainIndex(file: SearchIndexFile, texts: readonly string[]): PlainIndex {
  const documents = file.documents.map((document) => ({
    id: document.id,
    title: document.title,
    content: texts[document.id] ?? '',
    tags: document.tags ?? [],
    sectionTitle: document.sectionTitle,
    pageTitle: document.pageTitle,
    sectionRoute: document.sectionRoute,
    type: document.type,
    sidebarParentCategories: document.sidebarParentCategories,
  }));
  return {documents, index: toLunr({documents: file.documents, index: withTags(file)}).toJSON()};
}
