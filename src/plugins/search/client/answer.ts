import type lunr from 'lunr';
import {maxQueryLength} from '../shared/limits';
import type {Hit, SearchIndexFile} from '../shared/types';
import {loadIndex, type LoadedIndex} from './loadIndex';
import {parseSyntax} from './parseSyntax';
import {rank} from './rank';
import {runSyntax, toLunr} from './runSyntax';

/** What the index says to a query. */
export interface Answer {
  hits: Hit[];
  /** What lunr says about a query that is wrong. */
  message?: string;
}

/** An index that answers queries. */
export class Searcher {
  readonly #index: LoadedIndex;
  #lunr: lunr.Index | undefined;

  constructor(file: SearchIndexFile) {
    this.#index = loadIndex(file);
  }

  answer(query: string, limit: number): Answer {
    // Text copied from a PDF has ligatures, and Japanese input gives full-width letters.
    const text = query.slice(0, maxQueryLength).normalize('NFKC').trim();
    const parsed = parseSyntax(text);
    switch (parsed.kind) {
      case 'wrong':
        return {hits: [], message: parsed.message};
      case 'syntax': {
        this.#lunr ??= toLunr(this.#index.file);
        return {hits: runSyntax(parsed.query, this.#lunr, this.#index, limit)};
      }
      case 'plain':
        return {
          hits: rank(text, this.#index, limit),
          ...(parsed.notice !== undefined && {message: parsed.notice}),
        };
    }
  }
}
