import type lunr from 'lunr';
import {maxQueryLength} from '../shared/limits';
import type {Hit, SearchIndexFile} from '../shared/types';
import {arrangeByPage} from './groupByPage';
import {loadIndex, type LoadedIndex} from './loadIndex';
import {findNearest} from './nearest';
import {parseSyntax} from './parseSyntax';
import {mayHavePhrases, type QuotedQuery} from './quotes';
import {rank} from './rank';
import {runSyntax, toLunr} from './runSyntax';
import type {ShapeQuery} from './shapes/parseShape';
import {rankShapes} from './shapes/rankShapes';
import type {KnownShapes} from './shapes/readShapes';
import {describeUnsaid, findUnsaid} from './unsaid';

/** What the index says to a query. */
export interface Answer {
  hits: Hit[];
  /** What lunr says about a query that is wrong, or what the hits are in place of what is asked for. */
  message?: string;
  /** No section has all words: the hits are what comes closest. */
  isNear?: true;
}

/** An index that answers queries. */
export class Searcher {
  readonly #index: LoadedIndex;
  #lunr: lunr.Index | undefined;

  constructor(file: SearchIndexFile) {
    this.#index = loadIndex(file);
  }

  answer(query: string, limit: number): Answer {
    const text = normalizeQuery(query);
    const parsed = parseSyntax(text);
    switch (parsed.kind) {
      case 'wrong':
        return {hits: [], message: parsed.message};
      case 'syntax': {
        this.#lunr ??= toLunr(this.#index.file);
        return {hits: runSyntax(parsed.query, this.#lunr, this.#index, limit)};
      }
      case 'plain': {
        // Some are left out by their pages.
        const hits = arrangeByPage(rank(text, this.#index, limit * 3), limit);
        if (parsed.notice !== undefined) {
          return {
            hits: hits.length > 0 ? hits : this.answerNearest(query, limit),
            message: parsed.notice,
          };
        }
        const message = describeUnsaid(findUnsaid(text, this.#index));
        return message !== undefined && hits.length > 0 ? {hits, message, isNear: true} : {hits};
      }
    }
  }

  /** The documents that may have the quoted phrases, best first: all words are in them. */
  answerQuoted(query: QuotedQuery): Hit[] {
    const ids = mayHavePhrases(query, this.#index);
    return rank(query.text, this.#index, Infinity).filter(({document}) => ids.has(document.id));
  }

  /** What has the shape, the likest first. */
  answerShape(query: ShapeQuery, known: KnownShapes, limit: number): Hit[] {
    return rankShapes(query, known, this.#index.documents, limit);
  }

  /** The names most like a query that finds nothing. */
  answerNearest(query: string, limit: number): Hit[] {
    return findNearest(normalizeQuery(query), this.#index, limit);
  }
}

/** Characters that copied text has and nobody sees: soft hyphens, and spaces and joiners without width. */
const invisible = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** An arrow whose hyphens a text program has turned into a dash. */
const typesetArrow = /[\u2013\u2014\u2212]>/g;

/** Text copied from a PDF has ligatures, and Japanese input gives full-width letters. */
export function normalizeQuery(query: string): string {
  return query
    .replace(invisible, '')
    .replace(typesetArrow, '->')
    .slice(0, maxQueryLength)
    .normalize('NFKC')
    .trim();
}
