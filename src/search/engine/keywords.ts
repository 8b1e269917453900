import {isLunrStopWord} from '../shared/stem';
import type {SerializedIndex} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {sumOf, valueAt} from './numbers';
import {rarityOf, type QueryWord} from './readWords';

/**
 * The keywords of all sections, without stop words, each with a number. The arrays are flat because creating
 * ten thousand objects would take as long as loading the rest of the index.
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
        phrase.forEach((term, position) => {
          if (!stopWords.has(term) && phrase.indexOf(term) === position) {
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

  /** Returns the keyword's section. */
  sectionOf(keyword: number): number {
    return this.#ids[keyword] ?? 0;
  }

  termsOf(keyword: number): number[] {
    return this.#terms.slice(this.#starts[keyword], this.#starts[keyword + 1]);
  }
}

/**
 * Returns the fit of the keyword that matches best, by section: the fraction of the query that the keyword
 * covers times the fraction of the keyword that the query covers, from 0 to 1.
 */
export function matchKeywords(
  words: readonly QueryWord[],
  index: LoadedIndex,
): Map<number, number> {
  const required = words.filter(({isOptional}) => !isOptional);
  const rarities = required.map((word) => rarityOf(word, index));
  const queryRarity = sumOf(rarities, (rarity) => rarity);
  const fits = new Map<number, number>();
  for (const [keyword, {confidences, terms}] of collectOverlaps(required, index)) {
    const foundRarity = sumOf(confidences, (confidence, i) => confidence * valueAt(rarities, i));
    const keywordTerms = index.keywords.termsOf(keyword);
    const idfOf = (term: number) => valueAt(index.idfs, term);
    const keywordRarity = sumOf(keywordTerms, idfOf);
    const queriedRarity = sumOf(keywordTerms, (term) => idfOf(term) * (terms.get(term) ?? 0));
    const fit = (foundRarity / queryRarity) * (queriedRarity / keywordRarity);
    const section = index.keywords.sectionOf(keyword);
    fits.set(section, Math.max(fits.get(section) ?? 0, fit));
  }
  return fits;
}

/** The overlap of a query and a keyword. */
interface Overlap {
  /** By required word, the confidence that the keyword contains it. */
  confidences: number[];
  /** By keyword term, the confidence that the query means it. */
  terms: Map<number, number>;
}

function collectOverlaps(
  required: readonly QueryWord[],
  {keywords}: LoadedIndex,
): Map<number, Overlap> {
  const overlaps = new Map<number, Overlap>();
  required.forEach(({expansions}, position) => {
    for (const {term, confidence} of expansions) {
      for (const keyword of keywords.with(term)) {
        const overlap = overlaps.get(keyword) ?? {
          confidences: new Array<number>(required.length).fill(0),
          terms: new Map<number, number>(),
        };
        overlap.confidences[position] = Math.max(overlap.confidences[position] ?? 0, confidence);
        overlap.terms.set(term, Math.max(overlap.terms.get(term) ?? 0, confidence));
        overlaps.set(keyword, overlap);
      }
    }
  });
  return overlaps;
}
