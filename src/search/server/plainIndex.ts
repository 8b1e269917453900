import {loadIndex} from '../engine/loadIndex';
import {toLunr} from '../engine/runSyntax';
import type {SearchIndexFile} from '../shared/types';

/** A section, as other programs read it. */
export interface PlainDocument {
  id: number;
  title: string;
  /** The full prose of the section. */
  content: string;
  tags: string[];
  sectionTitle: string;
  pageTitle: string;
  /** Path of the page, with `#anchor` unless it's the page's head. */
  sectionRoute: string;
  type: 'docs' | 'blog';
  sidebarParentCategories: string[];
}

/** Content of `search-index-{tag}.json`. */
export interface PlainIndex {
  documents: PlainDocument[];
  /** Input of `lunr.Index.load`. Its references are the documents' ids. */
  index: object;
}

/**
 * Builds a tag's index for programs that know lunr but not this site. Browsers read a different file, one
 * sixth the size.
 *
 * @param texts prose of the sections by their ids
 */
export function plainIndex(file: SearchIndexFile, texts: readonly string[]): PlainIndex {
  const documents = file.documents.map((document) => ({
    id: document.id,
    title: document.title,
    content: texts[document.id] ?? '',
    tags: document.tags,
    sectionTitle: document.sectionTitle,
    pageTitle: document.pageTitle,
    sectionRoute: document.sectionRoute,
    type: document.type,
    sidebarParentCategories: document.sidebarParentCategories,
  }));
  return {documents, index: toLunr(loadIndex(file).file).toJSON()};
}
