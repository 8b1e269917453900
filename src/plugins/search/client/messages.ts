import type {Hit, SearchDocument} from '../shared/types';

/** A piece of an excerpt; the marked ones are words that were searched. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The section of which an excerpt is wanted: the file that has its text, its place there, and the words. */
export interface WantedExcerpt {
  textUrl: string;
  place: number;
  terms: string[];
}

/** A hit on its way to the page, which does not show the keywords, often twenty phrases. */
export type ShownHit = Omit<Hit, 'document'> & {document: Omit<SearchDocument, 'tags'>};

/** What the page asks of the worker. */
export type Request =
  | {id: number; type: 'load'; indexUrls: string[]}
  | {id: number; type: 'search'; indexUrls: string[]; query: string; limit: number}
  | {id: number; type: 'excerpts'; wanted: WantedExcerpt[]};

/** What the worker answers to a request; `error` when an index could not be had. */
export type Response =
  | {id: number; type: 'load'}
  | {id: number; type: 'search'; hits: ShownHit[]; mainHits: number; message?: string}
  | {id: number; type: 'excerpts'; excerpts: Piece[][]}
  | {id: number; type: 'error'};
