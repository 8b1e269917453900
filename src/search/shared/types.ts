import type {PageKind} from '../../config/pageKinds';

/** What a hit is; shown beside it: the kind of its page, or a class' member. */
export type HitKind = PageKind | 'member';

/** A section of a page, as `search-index-{tag}.json` lists it. The first one of a page is its head. */
export interface SearchDocument {
  id: number;
  /** What readers look for: the page's title, `EntitySelection.orderBy()`, or the heading. */
  title: string;
  /** Heading of the section; the page's title for the head. */
  sectionTitle: string;
  pageTitle: string;
  /** Path of the page, with `#anchor` but for the head. */
  sectionRoute: string;
  type: 'docs' | 'blog';
  /** Keywords of the page's front matter; the page's other sections leave them to its head. */
  tags: string[];
  sidebarParentCategories: string[];
  kind: HitKind;
  /** What it documents, as code writes it: `orderBy`, `$top`. */
  names?: string[];
  /** The class of a member: `EntitySelection`. */
  owner?: string;
  /** First form of the signature; names only. */
  signature?: string;
  /** Version with which a name came. */
  since?: string;
  /** What to use in its place, where it is deprecated. */
  instead?: string;
}

/**
 * What one form of a documented name takes and gives: the id of its document, the form as written, and
 * the values. Types that a value may have are separated by bars; what a method belongs to has a dot in
 * front, what can be left out a question mark behind, a result through a parameter an ampersand in front.
 *
 *     [812, '.join(delimiter : string {, option : integer}) : string', ['.collection', 'string', 'integer?'], ['string']]
 *     [97, 'pictureToBlob(…)', ['picture', 'string'], ['&blob']]
 */
export type ShapeRow = [id: number, text: string, takes: string[], gives: string[]];

/** The fields that the index covers, and queries can name. */
export const searchFields = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;

export type SearchField = (typeof searchFields)[number];

/**
 * A lunr index before scoring: the terms and how often they occur. That is a third of the
 * bytes of lunr's own serialization, and gives the same scores (`loadIndex`).
 */
export interface SerializedIndex {
  /** Version of lunr. */
  version: string;
  b: number;
  k1: number;
  boosts: Record<SearchField, number>;
  /** All terms, sorted; stemmed. */
  terms: string[];
  /** By stem, the words of the text that it stands for. */
  forms: Record<string, string[]>;
  /** By their keys, the labels of the screen, each with the ids of the sections that name it. */
  labels: Record<string, number[]>;
  /**
   * By the id of a section, the numbers of the terms of each of its keywords, without stop words; by
   * the id of a page's head all terms of its page's, which `frequencies.tags` leaves out.
   */
  keywords: Record<string, number[][]>;
  /** Weights of the documents that do not weigh 1, by their ids. */
  weights: Record<string, number>;
  /**
   * By field, for each term the steps from the id of one document to the next; a negative number is
   * the frequency in the document before it. `[3, 2, -4]`: once in document 3, four times in 5.
   */
  frequencies: Record<SearchField, number[][]>;
}

/** Content of `search-index-{tag}.json`. */
export interface SearchIndexFile {
  documents: SearchDocument[];
  index: SerializedIndex;
}

/** The same as it is served, with the hashes in the names of the files that belong to it. */
export interface ServedIndex extends SearchIndexFile {
  files: {texts: string[]; codes: string[]; shapes: string};
}

/** A document that a query found. */
export interface Hit {
  document: SearchDocument;
  score: number;
  /** Words of the text that match the query, to be highlighted. */
  terms: string[];
  /** Those that the query says itself, in any form: the page that the hit leads to highlights them. */
  ownTerms: string[];
}

/** A piece of an excerpt; the highlighted ones are words of the query. */
export interface Piece {
  text: string;
  isMarked: boolean;
}
