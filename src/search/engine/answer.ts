import type lunr from 'lunr';
import {maxQueryLength, type Answer, type SearchIndexFile} from '../shared/types';
import {arrangeByPage} from './groupByPage';
import {loadIndex, type LoadedIndex} from './loadIndex';
import {parseSyntax, runSyntax, toLunr} from './lunrSyntax';
import {describeMissing, describeUncovered} from './missingWords';
import {findNearest} from './names';
import {rank} from './rank';
import {parseTypeQuery, type KnownSignature} from './typeQuery/parseTypeQuery';
import {rankSignatures} from './typeQuery/rankSignatures';

/** An index that answers queries. */
export class Searcher {
  readonly #index: LoadedIndex;
  #lunr: lunr.Index | undefined;

  constructor(file: SearchIndexFile) {
    this.#index = loadIndex(file);
  }

  /** Answers a query by words, or in lunr's syntax. */
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
            hits: hits.length > 0 ? hits : findNearest(text, this.#index, limit),
            message: parsed.notice,
          };
        }
        const message =
          describeMissing(text, this.#index) ?? describeUncovered(text, hits, this.#index);
        return message !== undefined && hits.length > 0 ? {hits, message, isNear: true} : {hits};
      }
    }
  }

  /** Answers a query by type with the names that have a similar signature. */
  answerByType(query: string, signatures: readonly KnownSignature[], limit: number): Answer {
    if (signatures.length === 0) {
      // Pages outside the versions have no signatures.
      return {hits: []};
    }
    const parsed = parseTypeQuery(normalizeQuery(query), signatures);
    if ('unknown' in parsed) {
      const words = parsed.unknown.map((word) => `“${word}”`).join(', ');
      const message = `No type in this version is called ${words}.`;
      return {hits: this.answer(query, limit).hits, message};
    }
    const hits = rankSignatures(parsed.query, signatures, this.#index.documents, limit);
    return hits.length > 0
      ? {hits}
      : {hits, message: 'No function in this version has these types.'};
  }

  /** Returns the names most similar to a query without results. */
  answerNearest(query: string, limit: number): Answer {
    const text = normalizeQuery(query);
    const hits = findNearest(text, this.#index, limit);
    const message = describeMissing(text, this.#index) ?? 'No results. Did you mean:';
    return hits.length > 0 ? {hits, message, isNear: true} : {hits};
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
