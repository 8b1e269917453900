import type {Answer} from '../engine/answer';
import type {Hit, Piece} from '../shared/types';

/**
 * A request for a section's excerpt: the file that contains the section's text, the section's position in
 * that file, and the search terms.
 */
export interface ExcerptRequest {
  /** The site's URL. */
  base: string;
  textUrl: string;
  position: number;
  terms: string[];
}

/** A hit as sent to the page. */
export type ShownHit = Hit & {
  /** Tag of the index it came from. */
  tag: string;
  /** URL of the file with its text. */
  textUrl: string;
};

/** An answer as sent to the page. */
export interface ShownAnswer extends Omit<Answer, 'hits'> {
  hits: ShownHit[];
}

/** Scope of a request: the site's URL and the tags of the indexes, the main one first. */
interface Scope {
  base: string;
  tags: readonly [string, ...string[]];
}

/** A message from the page to the worker. */
export type Request =
  | ({id: number; type: 'load'} & Scope)
  | ({id: number; type: 'search'; query: string; limit: number} & Scope)
  | {id: number; type: 'excerpts'; sections: ExcerptRequest[]};

/**
 * A message from the worker: first an acknowledgment, then the response, or `error` if an index couldn't be
 * loaded.
 */
export type Response =
  | {id: number; type: 'received'}
  | {id: number; type: 'load'}
  | ({id: number; type: 'search'} & ShownAnswer)
  | {id: number; type: 'excerpts'; excerpts: Piece[][]}
  | {id: number; type: 'error'};
