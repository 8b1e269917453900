import {isLunrStopWord} from '../shared/stem';
import type {SerializedIndex} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {rarityOf, type QueryWord} from './readWords';

/** A keyword of a section, without its stop words. */
interface Keyword {
  /** The section's id. */
  id: number;
  terms: readonly number[];
}

/** The keywords of all sections, by each of their terms. */
export type Keywords = ReadonlyMap<number, readonly Keyword[]>;

/** Prepares the keywords for queries. */
export function loadKeywords({terms, keywords}: SerializedIndex): Keywords {
  const byTerm = new Map<number, Keyword[]>();
  for (const [id, phrases] of Object.entries(keywords)) {
    for (const phrase of phrases) {
      const telling = [...new Set(phrase.filter((term) => !isLunrStopWord(terms[term] ?? '')))];
      const keyword = {id: Number(id), terms: telling.length > 0 ? telling : phrase};
      for (const term of keyword.terms) {
        const others = byTerm.get(term);
        if (others) {
          others.push(keyword);
        } else {
          byTerm.set(term, [keyword]);
        }
      }
    }
  }
  return byTerm;
}

/** What a query and a keyword have in common. */
interface Match {
  /** What the keyword says of the query, by the rarity of the words. */
  matched: number;
  /** By term of the keyword, how surely the query means it. */
  terms: Map<number, number>;
}

/**
 * How well the query fits the best keyword of each section, from 0 to 1: the share of the query that
 * the keyword says, times the share of the keyword that the query says.
 */
export function findKeywords(words: readonly QueryWord[], index: LoadedIndex): Map<number, number> {
  const telling = words.filter(({isOptional}) => !isOptional);
  const wanted = telling.reduce((sum, word) => sum + rarityOf(word, index), 0);
  const matches = new Map<Keyword, Match>();
  for (const word of telling) {
    for (const [keyword, certainty] of matchWord(word, index, matches)) {
      const match = matches.get(keyword);
      if (match) {
        match.matched += certainty * rarityOf(word, index);
      }
    }
  }
  const fits = new Map<number, number>();
  for (const [{id, terms}, match] of matches) {
    const idf = (term: number) => index.postings(term).idf;
    const all = terms.reduce((sum, term) => sum + idf(term), 0);
    const said = [...match.terms].reduce((sum, [term, sure]) => sum + idf(term) * sure, 0);
    const fit = (match.matched / wanted) * Math.min(1, said / all);
    fits.set(id, Math.max(fits.get(id) ?? 0, fit));
  }
  return fits;
}

/** Adds the word to the matches. Returns its certainty by keyword. */
function matchWord(
  {expansions}: QueryWord,
  {keywords}: LoadedIndex,
  matches: Map<Keyword, Match>,
): Map<Keyword, number> {
  const best = new Map<Keyword, number>();
  for (const {term, certainty} of expansions) {
    for (const keyword of keywords.get(term) ?? []) {
      const match = matches.get(keyword) ?? {matched: 0, terms: new Map<number, number>()};
      match.terms.set(term, Math.max(match.terms.get(term) ?? 0, certainty));
      matches.set(keyword, match);
      best.set(keyword, Math.max(best.get(keyword) ?? 0, certainty));
    }
  }
  return best;
}
