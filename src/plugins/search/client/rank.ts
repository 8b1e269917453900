import type {Hit} from '../shared/types';
import type {LoadedIndex} from './loadIndex';
import {findNames, findSimilarNames, nameKey} from './names';
import {readWords, type QueryWord} from './readWords';

/** How much of what the page's head says counts for its sections. */
const headShare = 0.5;

/** How much a page's sections add to each other: a page that goes on about it is about it. */
const pageShare = 0.7;

/** What a name adds that begins with the query, which the reader may still be typing. */
const beginningBonus = 1.3;

/** What a word that is a name by itself adds to the section about that name. */
const nameBonus = 1.2;

/** Sections of one page that stand before other pages. */
const sectionsPerPage = 2;

/** A document while it is ranked. */
interface Candidate {
  id: number;
  score: number;
  /** Share of the words that it has, by their rarity. */
  coverage: number;
  /** Place among what the query names; none is -1. */
  nameRank: number;
}

/**
 * The hits of a plain query, best first: what it names; then the sections that have all words, with
 * those of their page's head; then the rest. Within these, lunr's BM25 decides.
 */
export function rank(query: string, index: LoadedIndex, limit: number): Hit[] {
  const words = readWords(query, index).filter(({expansions}) => expansions.length > 0);
  const named = namedBy(query, words, index);
  const candidates = scoreDocuments(words, index);
  named.forEach((id, position) => {
    const candidate = candidates.get(id) ?? {id, score: 0, coverage: 1, nameRank: 0};
    candidates.set(id, {...candidate, nameRank: named.length - position});
  });
  addPageScores(candidates, index);
  addBeginnings(query, candidates, index);
  const sorted = [...candidates.values()].sort(compareCandidates);
  const forms = formsOf(words, index);
  return spreadPages(sorted, index, limit).map(({id, score}) => ({
    document: index.documents[id] as Hit['document'],
    score: Math.round(score * 1000) / 1000,
    terms: forms,
  }));
}

function addPageScores(candidates: ReadonlyMap<number, Candidate>, {heads}: LoadedIndex): void {
  const sums = new Map<number, number>();
  for (const {id, score} of candidates.values()) {
    const head = heads[id] ?? id;
    sums.set(head, (sums.get(head) ?? 0) + score);
  }
  for (const candidate of candidates.values()) {
    const sum = sums.get(heads[candidate.id] ?? candidate.id) ?? 0;
    candidate.score += pageShare * Math.sqrt(sum * candidate.score);
  }
}

function addBeginnings(
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
        // A member is one among many of its class.
        candidate.score *= kind === 'member' ? 1.2 : beginningBonus;
      }
    }
  }
}

/** What the query names; with a word that nothing has, the name may be misspelt. */
function namedBy(query: string, words: readonly QueryWord[], {names}: LoadedIndex): number[] {
  const named = findNames(query, names);
  const isMisspelt = words.some(({isKnown}) => !isKnown);
  return named.length > 0 || !isMisspelt ? named : findSimilarNames(query, names);
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    b.nameRank - a.nameRank ||
    Number(b.coverage >= 1) - Number(a.coverage >= 1) ||
    b.score - a.score ||
    a.id - b.id
  );
}

function scoreDocuments(words: readonly QueryWord[], index: LoadedIndex): Map<number, Candidate> {
  const scored = words.map((word) => scoreWord(word, index));
  const candidates = new Map<number, Candidate>();
  for (const {own} of scored.filter((_, i) => words[i]?.isOptional === false)) {
    for (const id of own.keys()) {
      if (!candidates.has(id)) {
        candidates.set(id, combine(id, words, scored, index));
      }
    }
  }
  return candidates;
}

interface WordScores {
  /** By document. */
  own: Map<number, number>;
  /** By head, what its title, tags and categories say. */
  head: Map<number, number>;
  /** Rarity of the word. */
  idf: number;
}

function scoreWord(
  {text, expansions}: QueryWord,
  {postings, heads, names}: LoadedIndex,
): WordScores {
  const own = new Map<number, number>();
  const head = new Map<number, number>();
  let idf = 0;
  for (const {term, certainty} of expansions) {
    const {
      ids,
      scores,
      headScores,
      idf: termIdf,
    } = postings[term] ?? {
      ids: [],
      scores: [],
      headScores: [],
      idf: 0,
    };
    idf = Math.max(idf, termIdf * certainty);
    for (let i = 0; i < ids.length; i += 1) {
      const id = ids[i] ?? 0;
      const score = (scores[i] ?? 0) * certainty;
      if (score > (own.get(id) ?? 0)) {
        own.set(id, score);
      }
      const headScore = (headScores[i] ?? 0) * certainty;
      if (heads[id] === id && headScore > (head.get(id) ?? 0)) {
        head.set(id, headScore);
      }
    }
  }
  for (const {id} of names.get(nameKey(text)) ?? []) {
    own.set(id, (own.get(id) ?? 0) * nameBonus);
  }
  return {own, head, idf};
}

function combine(
  id: number,
  words: readonly QueryWord[],
  scored: readonly WordScores[],
  {heads}: LoadedIndex,
): Candidate {
  const headId = heads[id] ?? id;
  let score = 0;
  let covered = 0;
  let all = 0;
  scored.forEach(({own, head, idf}, position) => {
    const fromHead = headId === id ? 0 : (head.get(headId) ?? 0) * headShare;
    const wordScore = (own.get(id) ?? 0) + fromHead;
    score += wordScore;
    if (words[position]?.isOptional === false) {
      all += idf;
      covered += wordScore > 0 ? idf : 0;
    }
  });
  const coverage = covered === all ? 1 : covered / all;
  return {id, score: score * coverage * coverage, coverage, nameRank: -1};
}

/** At most two sections of a page, until all other pages had their place. */
function spreadPages(sorted: Candidate[], {heads}: LoadedIndex, limit: number): Candidate[] {
  const shown = new Map<number, number>();
  const first: Candidate[] = [];
  const rest: Candidate[] = [];
  for (const candidate of sorted) {
    const head = heads[candidate.id] ?? candidate.id;
    const count = (shown.get(head) ?? 0) + 1;
    shown.set(head, count);
    (count > sectionsPerPage ? rest : first).push(candidate);
    if (first.length === limit) {
      break;
    }
  }
  return [...first, ...rest].slice(0, limit);
}

/** The words of the text that the query meant. */
function formsOf(words: readonly QueryWord[], {file, terms}: LoadedIndex): string[] {
  const forms = words
    .filter(({isOptional}) => !isOptional)
    .flatMap(({expansions}) =>
      expansions.slice(0, 8).flatMap(({term, form}) => {
        const stemmed = terms[term] ?? '';
        return [form, stemmed, ...(file.index.forms[stemmed] ?? [])];
      }),
    );
  return [...new Set(forms)];
}
