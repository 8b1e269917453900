import type lunr from 'lunr';
import {maxQueryLength} from '../shared/limits';
import type {Hit, SearchIndexFile} from '../shared/types';
import {arrangeByPage} from './groupByPage';
import {loadIndex, type LoadedIndex} from './loadIndex';
import {findNearest} from './nearest';
import {parseSyntax} from './parseSyntax';
import {rank} from './rank';
import {runSyntax, toLunr} from './runSyntax';
import type {TypeQuery} from './typeQuery/parseTypeQuery';
import {rankSignatures} from './typeQuery/rankSignatures';
import type {KnownSignatures} from './typeQuery/readSignatures';
import {describeMissingWords, findUncovered, findMissingWords} from './missingWords';

/** An index's answer to a query. */
export interface Answer {
  hits: Hit[];
  /** lunr's message about an invalid query, or an explanation of substitute hits. */
  message?: string;
  /** True if no section contains all the words; the hits are the closest matches. */
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
      case 'invalid':
        return {hits: [], message: parsed.message};
      case 'syntax': {
        this.#lunr ??= toLunr(this.#index);
        return {hits: runSyntax(parsed.query, this.#lunr, this.#index, limit)};
      }
      case 'plain': {
        // Grouping by page leaves out some hits.
        const hits = arrangeByPage(rank(text, this.#index, limit * 3), limit);
        if (parsed.notice !== undefined) {
          return {
            hits: hits.length > 0 ? hits : this.answerNearest(query, limit),
            message: parsed.notice,
          };
        }
        const message = this.describeMissingWords(query) ?? this.#describeUncovered(text, hits);
        return message !== undefined && hits.length > 0 ? {hits, message, isNear: true} : {hits};
      }
    }
  }

  /** Returns the names with the queried signature, most similar first. */
  answerTypeQuery(query: TypeQuery, known: KnownSignatures, limit: number): Hit[] {
    return rankSignatures(query, known, this.#index.documents, limit);
  }

  /** Returns the message about query words that no section contains, if there are any. */
  describeMissingWords(query: string): string | undefined {
    return describeMissingWords(findMissingWords(normalizeQuery(query), this.#index));
  }

  /** Returns the message about a subject that no hit covers, if there is one. */
  #describeUncovered(text: string, hits: readonly Hit[]): string | undefined {
    const ids = hits.map(({document}) => document.id);
    return describeMissingWords(findUncovered(text, ids, this.#index));
  }

  /** Returns the names most similar to a query without results. */
  answerNearest(query: string, limit: number): Hit[] {
    return findNearest(normalizeQuery(query), this.#index, limit);
  }
}

/** Invisible characters in copied text: soft hyphens, and zero-width spaces and joiners. */
const invisibleCharacters = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]/g;

/** An arrow whose hyphens a text editor has turned into a dash. */
const typesetArrow = /[\u2013\u2014\u2212]>/g;

/** Normalizes a query; text from PDFs has ligatures, and Japanese input produces full-width letters. */
export function normalizeQuery(query: string): string {
  return query
    .replace(invisibleCharacters, '')
    .replace(typesetArrow, '->')
    .slice(0, maxQueryLength)
    .normalize('NFKC')
    .trim();
}
