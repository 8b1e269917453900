import {isLunrStopWord} from '../shared/stem';
import type {SerializedIndex} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './readWords';

/** A keyword of a section, without its stop words. */
interface Keyword {
  /** The section's id. */
  id: number;
  terms: readonly number[];
}

/** The keywords of all sections, by their terms. */
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

/**
 * How well the query fits a keyword of the sections, from 0 to 1: the shares that they have in common,
 * by the rarity of the words, of the query and of the keyword.
 */
export function findKeywords(
  words: readonly QueryWord[],
  {keywords, postings}: LoadedIndex,
): {fits: Map<number, number>; said: Map<number, number[]>} {
  const saidBy = new Map<number, number[]>();
  const telling = words.filter(({isOptional}) => !isOptional);
  const rarities = telling.map(({expansions}) =>
    Math.max(...expansions.map(({term, certainty}) => postings(term).idf * certainty)),
  );
  const wanted = rarities.reduce((sum, rarity) => sum + rarity, 0);
  /** By keyword, how sure each of its terms is, and what they make up of the query. */
  const found = new Map<Keyword, {terms: Map<number, number>; matched: number}>();
  telling.forEach(({expansions}, position) => {
    const best = new Map<Keyword, number>();
    for (const {term, certainty} of expansions) {
      for (const keyword of keywords.get(term) ?? []) {
        const match = found.get(keyword) ?? {terms: new Map<number, number>(), matched: 0};
        match.terms.set(term, Math.max(match.terms.get(term) ?? 0, certainty));
        found.set(keyword, match);
        best.set(keyword, Math.max(best.get(keyword) ?? 0, certainty));
      }
    }
    for (const [keyword, certainty] of best) {
      const said = saidBy.get(keyword.id) ?? telling.map(() => 0);
      said[position] = Math.max(said[position] ?? 0, certainty);
      saidBy.set(keyword.id, said);
      const match = found.get(keyword);
      if (match) {
        match.matched += certainty * (rarities[position] ?? 0);
      }
    }
  });
  const fits = new Map<number, number>();
  for (const [{id, terms}, match] of found) {
    const all = terms.reduce((sum, term) => sum + postings(term).idf, 0);
    const said = [...match.terms].reduce(
      (sum, [term, certainty]) => sum + postings(term).idf * certainty,
      0,
    );
    const fit = (match.matched / wanted) * Math.min(1, said / all);
    fits.set(id, Math.max(fits.get(id) ?? 0, fit));
  }
  return {fits, said: saidBy};
}
