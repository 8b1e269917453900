import {isLunrStopWord} from '../shared/stem';
import type {SerializedIndex} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {sumOf, valueAt} from './numbers';
import {rarityOf, type QueryWord} from './readWords';

/** A keyword of a section: its terms, without stop words. */
export interface Keyword {
  section: number;
  terms: number[];
}

/** Returns the keywords that contain a term, by term. */
export function collectKeywords({terms, keywords}: SerializedIndex): Keyword[][] {
  const byTerm = terms.map((): Keyword[] => []);
  const isStopWord = terms.map(isLunrStopWord);
  for (const [id, phrases] of Object.entries(keywords)) {
    for (const phrase of phrases) {
      const found = new Set(phrase.filter((term) => !isStopWord[term]));
      const keyword = {section: Number(id), terms: [...found]};
      found.forEach((term) => byTerm[term]?.push(keyword));
    }
  }
  return byTerm;
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
    const idfOf = (term: number) => valueAt(index.idfs, term);
    const keywordRarity = sumOf(keyword.terms, idfOf);
    const queriedRarity = sumOf(keyword.terms, (term) => idfOf(term) * (terms.get(term) ?? 0));
    const fit = (foundRarity / queryRarity) * (queriedRarity / keywordRarity);
    fits.set(keyword.section, Math.max(fits.get(keyword.section) ?? 0, fit));
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
): Map<Keyword, Overlap> {
  const overlaps = new Map<Keyword, Overlap>();
  required.forEach(({expansions}, position) => {
    for (const {term, confidence} of expansions) {
      for (const keyword of keywords[term] ?? []) {
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
