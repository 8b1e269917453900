import type {Hit} from '../shared/types';
import {matchKeywords} from './keywords';
import {leadWithAnswers} from './leadSection';
import type {LoadedIndex} from './loadIndex';
import {findNames, findOtherNames, findSimilarNames, nameKey} from './names';
import {findPhrases} from './phrases';
import {readWords, type QueryWord} from './readWords';
import {scoreDocuments, scoreWord, type Candidate} from './scoreDocuments';

/** Boost for a name that begins with the query, which the reader may still be typing. */
const prefixBoost = 1.6;

/** Boost for a heading in a query with more than one word, multiplied by the fraction that it makes up. */
const phraseBoost = 2;

/** Boost for a keyword that matches the query, multiplied by the fit. */
const keywordBoost = 2;

/**
 * Returns the hits for a plain query, best first: named documents, then by lunr's BM25 for the section
 * and its page's subject, matching keywords, and the fraction of words that match. Each page starts with
 * the section that best answers the query.
 */
export function rank(query: string, index: LoadedIndex, limit: number): Hit[] {
  const words = readWords(query, index).filter(({expansions}) => expansions.length > 0);
  const namedIds = findNamed(query, words, index);
  const scores = words.map((word) => scoreWord(word, index));
  const candidates = scoreDocuments(scores, index);
  namedIds.forEach((id, position) => {
    const candidate = candidates.get(id) ?? {id, score: 0, nameRank: 0};
    candidates.set(id, {...candidate, nameRank: namedIds.length - position});
  });
  boostTyped(query, candidates, index);
  const fits = matchKeywords(words, index);
  const phrases = findPhrases(query, index);
  // A single word may be the beginning of a name.
  const phraseWeight = words.length > 1 ? phraseBoost : 1;
  for (const candidate of candidates.values()) {
    const {id} = candidate;
    const fit = fits.get(id) ?? 0;
    const phrase = phrases.get(id) ?? 0;
    // With twenty keywords on a page, one of them is often a weak match.
    const keyword = index.heads[id] === id ? fit * fit : fit;
    candidate.score *= 1 + Math.max(phraseWeight * phrase, keywordBoost * keyword);
  }
  const ranked = [...candidates.values()].sort(compareCandidates);
  // For a lone operator, the ranking already leads with its explanation; sections that use it add nothing.
  const isOperator = /^[^\p{L}\p{N}]+$/u.test(query);
  const sorted = isOperator ? ranked : leadWithAnswers(ranked, scores, fits, index);
  const terms = termsToHighlight(words, index);
  const ownTerms = termsToHighlight(words.map(withoutSynonyms), index);
  return sorted.slice(0, limit).map(({id, score}) => ({
    document: index.documents[id] as Hit['document'],
    score: Math.round(score * 1000) / 1000,
    terms,
    ownTerms,
  }));
}

/** Ranks the names that begin with the query higher. A class has many members, so they don't count. */
function boostTyped(
  query: string,
  candidates: ReadonlyMap<number, Candidate>,
  {names}: LoadedIndex,
): void {
  const key = nameKey(query);
  if (key.length < 3) {
    return;
  }
  for (const [name, entries] of names) {
    for (const {id, kind} of name.startsWith(key) ? entries : []) {
      const candidate = candidates.get(id);
      if (candidate) {
        candidate.score *= kind === 'member' ? 1 : prefixBoost;
        candidate.isTyped = true;
      }
    }
  }
}

/** Returns the documents that the query names. Misspelled names count only if a word isn't in the index. */
function findNamed(query: string, words: readonly QueryWord[], {names}: LoadedIndex): number[] {
  const namedIds = [...new Set([...findOtherNames(query, names), ...findNames(query, names)])];
  const isMisspelled = words.some(({isKnown}) => !isKnown);
  return namedIds.length > 0 || !isMisspelled ? namedIds : findSimilarNames(query, names);
}

/** Orders candidates: named ones first, then by score. */
function compareCandidates(a: Candidate, b: Candidate): number {
  return b.nameRank - a.nameRank || b.score - a.score || a.id - b.id;
}

function withoutSynonyms(word: QueryWord): QueryWord {
  return {...word, expansions: word.expansions.filter(({isOtherWord}) => !isOtherWord)};
}

/** Returns the words in the text that match the query, for highlighting. */
function termsToHighlight(words: readonly QueryWord[], {index, forms}: LoadedIndex): string[] {
  const found = words
    .filter(({isOptional}) => !isOptional)
    .flatMap(({expansions}) =>
      expansions.slice(0, 8).flatMap(({term, form}) => {
        const stemmed = index.terms[term] ?? '';
        return [form, stemmed, ...(forms.get(stemmed) ?? [])];
      }),
    );
  return [...new Set(found)];
}
