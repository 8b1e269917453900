import {isLunrStopWord} from '../shared/stem';
import type {SerializedIndex} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {rarityOf, type QueryWord} from './readWords';

/**
 * The keywords of all sections, without stop words, by number. The arrays are flat because creating ten
 * thousand objects would take as long as loading the rest of the index.
 */
export class Keywords {
  readonly #ids: number[] = [];
  /** Terms of all keywords, and the start of each keyword's terms. */
  readonly #terms: number[] = [];
  readonly #starts: number[] = [0];
  /** Keywords of all terms, and the start of each term's keywords. */
  readonly #keywords: Int32Array;
  readonly #offsets: Int32Array;

  constructor({terms, keywords}: SerializedIndex) {
    const stopWords = new Set(
      terms.flatMap((term, number) => (isLunrStopWord(term) ? [number] : [])),
    );
    const counts = new Int32Array(terms.length + 1);
    for (const [id, phrases] of Object.entries(keywords)) {
      for (const phrase of phrases) {
        phrase.forEach((term, place) => {
          if (!stopWords.has(term) && phrase.indexOf(term) === place) {
            this.#terms.push(term);
            counts[term + 1] = (counts[term + 1] ?? 0) + 1;
          }
        });
        this.#ids.push(Number(id));
        this.#starts.push(this.#terms.length);
      }
    }
    this.#offsets = counts;
    for (let term = 0; term < terms.length; term += 1) {
      counts[term + 1] = (counts[term + 1] ?? 0) + (counts[term] ?? 0);
    }
    const ends = counts.slice();
    this.#keywords = new Int32Array(this.#terms.length);
    this.#ids.forEach((_, keyword) => {
      for (const term of this.termsOf(keyword)) {
        const end = ends[term] ?? 0;
        this.#keywords[end] = keyword;
        ends[term] = end + 1;
      }
    });
  }

  /** Returns the numbers of the keywords that contain the term. */
  with(term: number): Int32Array {
    return this.#keywords.subarray(this.#offsets[term], this.#offsets[term + 1]);
  }

  /** Returns the section of the keyword. */
  sectionOf(keyword: number): number {
    return this.#ids[keyword] ?? 0;
  }

  termsOf(keyword: number): number[] {
    return this.#terms.slice(this.#starts[keyword], this.#starts[keyword + 1]);
  }
}

/** The overlap of a query and a keyword. */
interface Match {
  /** Weight of the query words in the keyword, by rarity. */
  matched: number;
  /** By term of the keyword, the certainty that the query means it. */
  terms: Map<number, number>;
}

/**
 * Returns how well the query fits the best keyword of each section, from 0 to 1: the share of the query
 * covered by the keyword, times the share of the keyword covered by the query.
 */
export function findKeywords(words: readonly QueryWord[], index: LoadedIndex): Map<number, number> {
  const telling = words.filter(({isOptional}) => !isOptional);
  const wanted = telling.reduce((sum, word) => sum + rarityOf(word, index), 0);
  const matches = new Map<number, Match>();
  for (const word of telling) {
    for (const [keyword, certainty] of matchWord(word, index, matches)) {
      const match = matches.get(keyword);
      if (match) {
        match.matched += certainty * rarityOf(word, index);
      }
    }
  }
  const fits = new Map<number, number>();
  for (const [keyword, match] of matches) {
    const id = index.keywords.sectionOf(keyword);
    const terms = index.keywords.termsOf(keyword);
    const idf = (term: number) => index.postings(term).idf;
    const all = terms.reduce((sum, term) => sum + idf(term), 0);
    const said = terms.reduce((sum, term) => sum + idf(term) * (match.terms.get(term) ?? 0), 0);
    const fit = (match.matched / wanted) * (said / all);
    fits.set(id, Math.max(fits.get(id) ?? 0, fit));
  }
  return fits;
}

/** Adds the word to the matches and returns its certainty by keyword. */
function matchWord(
  {expansions}: QueryWord,
  {keywords}: LoadedIndex,
  matches: Map<number, Match>,
): Map<number, number> {
  const best = new Map<number, number>();
  for (const {term, certainty} of expansions) {
    for (const keyword of keywords.with(term)) {
      const match = matches.get(keyword) ?? {matched: 0, terms: new Map<number, number>()};
      match.terms.set(term, Math.max(match.terms.get(term) ?? 0, certainty));
      matches.set(keyword, match);
      best.set(keyword, Math.max(best.get(keyword) ?? 0, certainty));
    }
  }
  return best;
}
