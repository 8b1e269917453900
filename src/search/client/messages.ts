import type {Hit, Piece, SearchDocument} from '../shared/types';

/** The section of which an excerpt is wanted: the file that has its text, its place there, and the words. */
export interface WantedExcerpt {
  /** Address of the site. */
  base: string;
  textUrl: string;
  place: number;
  terms: string[];
}

/** A hit on its way to the page, which does not show the keywords, often twenty phrases. */
export type ShownHit = Omit<Hit, 'document'> & {
  document: Omit<SearchDocument, 'tags'>;
  /** Tag of the index that has it. */
  tag: string;
  /** Address of the file that has its text. */
  textUrl: string;
};

/** Where a question looks: the address of the site, and the tags of the indexes, the main one first. */
interface Place {
  base: string;
  tags: readonly [string, ...string[]];
}

/** What the page asks of the worker. */
export type Request =
  | ({id: number; type: 'load'} & Place)
  | ({id: number; type: 'search'; query: string; limit: number} & Place)
  | {id: number; type: 'excerpts'; wanted: WantedExcerpt[]};

/**
 * What the worker says to a request: at once that it has heard it, then the answer; `error` when an
 * index could not be had.
 */
export type Response =
  | {id: number; type: 'heard'}
  | {id: number; type: 'load'}
  | {id: number; type: 'search'; hits: ShownHit[]; message?: string; isNear?: true}
  | {id: number; type: 'excerpts'; excerpts: Piece[][]}
  | {id: number; type: 'error'};
