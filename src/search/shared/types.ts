import type {PageKind} from '../../config/pageKinds';

/** Kind of a hit, shown next to it: the kind of its page, or a class member. */
export type HitKind = PageKind | 'member';

/** A page section, as `search-index-{tag}.json` lists it. A page's first section is its head. */
export interface SearchDocument {
  id: number;
  /** The name readers look for: the page's title, `EntitySelection.orderBy()`, or the heading. */
  title: string;
  /** The section's heading; the page's title for the head. */
  sectionTitle: string;
  pageTitle: string;
  /** Path of the page, with `#anchor` except for the head. */
  sectionRoute: string;
  type: 'docs' | 'blog';
  /** Keywords for the whole page, on its head only. Browsers get them as `keywords`, once. */
  tags?: string[];
  sidebarParentCategories: string[];
  kind: HitKind;
  /** The documented name as code spells it: `orderBy`, `$top`. */
  names?: string[];
  /** A member's class: `EntitySelection`. */
  owner?: string;
  /** First form of the signature, for names only. */
  signature?: string;
  /** Version that introduced the name. */
  since?: string;
  /** The replacement, if the name is deprecated. */
  instead?: string;
}

/** Returns whether the section is the top of its page. */
export function isHead({sectionRoute}: Pick<SearchDocument, 'sectionRoute'>): boolean {
  return !sectionRoute.includes('#');
}

/** The indexed fields, which queries can name. */
export const searchFields = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;

export type SearchField = (typeof searchFields)[number];

/** Returns an object with a value for each field. */
export function mapFields<Value>(
  valueOf: (field: SearchField) => Value,
): Record<SearchField, Value> {
  const entries = searchFields.map((field) => [field, valueOf(field)]);
  return Object.fromEntries(entries) as Record<SearchField, Value>;
}

/**
 * A lunr index before scoring: the terms and how often they occur. It is a third the size of lunr's
 * own serialization and produces the same scores (`loadIndex`).
 */
export interface SerializedIndex {
  /** lunr's version. */
  version: string;
  b: number;
  k1: number;
  boosts: Record<SearchField, number>;
  /** All terms, stemmed and sorted. */
  terms: string[];
  /** The words in the text, by stem. */
  forms: Record<string, string[]>;
  /** UI labels by key, each with the ids of the sections that mention it. */
  labels: Record<string, number[]>;
  /**
   * By section id, the term numbers of each keyword, without stop words; by the id of a page's head,
   * all terms in the page's keywords, which `frequencies.tags` leaves out.
   */
  keywords: Record<string, number[][]>;
  /** Weights other than 1, by document id. */
  weights: Record<string, number>;
  /** By field, each term's postings (`encodePostings`). */
  frequencies: Record<SearchField, number[][]>;
}

/** Content of `search-index-{tag}.json`. */
export interface SearchIndexFile {
  documents: SearchDocument[];
  index: SerializedIndex;
}

/** The index as served, with the hashes in the names of its other files. */
export interface ServedIndex extends SearchIndexFile {
  files: {texts: string[]; signatures: string};
}

/** Longer queries are truncated. */
export const maxQueryLength = 512;

/** A document found by a query. */
export interface Hit {
  document: SearchDocument;
  score: number;
  /** Words in the text that match the query, for highlighting. */
  terms: string[];
  /** The query's own words, in any form, which the hit's page highlights. */
  ownTerms: string[];
  /** URL of the file with its text, which the worker adds. */
  textUrl?: string;
}

/** The answer to a query. */
export interface Answer {
  hits: Hit[];
  /** lunr's message about an invalid query, or an explanation of substitute hits. */
  message?: string;
  /** True if no section contains all the words; the hits are the closest matches. */
  isNear?: true;
  /** The queried name, if another version has it, which the page adds. */
  elsewhere?: NameElsewhere;
}

/** A piece of an excerpt, highlighted if it is a query word. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A name that one version lacks and another has. */
export interface NameElsewhere {
  /** As readers spell it: `logEvent`, `IncomingMessage.getJSON`. */
  name: string;
  /** Label of the version: `1.1.0`. */
  version: string;
  isNewer: boolean;
  /** Path of its documentation. */
  path: string;
}

/** Keyed by the version that lacks them. */
export type NamesElsewhere = Record<string, NameElsewhere[]>;
