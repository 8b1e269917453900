import type {Hit} from '../shared/types';
import {findKeywords} from './keywords';
import type {LoadedIndex} from './loadIndex';
import {findNames, findOtherNames, findSimilarNames, nameKey} from './names';
import {findPhrases} from './phrases';
import {readWords, type QueryWord} from './readWords';

/** How much a heading of a page's other sections counts for a section. */
const headingShare = 0.5;

/** Boost of a name that begins with the query, which the reader may still be typing. */
const prefixBoost = 1.6;

/** The same for a member, one of many of its class. */
const memberPrefixBoost = 1.2;

/** Boost, for a word that is a name, of the section about that name. */
const nameBoost = 1.2;

/** How many sections of a page come before those of other pages. */
const sectionsPerPage = 2;

/** A query of more words is a question: see `hasEachWord`. */
const fewWords = 3;

/** A document while it is ranked. */
interface Candidate {
  id: number;
  score: number;
  /** It comes before those that have some of the words. */
  hasAll: boolean;
  /** Rank among what the query names; -1 when it does not name the document. */
  nameRank: number;
}

/**
 * The hits of a plain query, best first: what it names; then the sections that have all words, with
 * what their page is about; then the rest. Within these, lunr's BM25 decides, of the section and of
 * its page.
 */
export function rank(query: string, index: LoadedIndex, limit: number): Hit[] {
  const words = readWords(query, index).filter(({expansions}) => expansions.length > 0);
  const named = findNamed(query, words, index);
  const candidates = scoreDocuments(words, index);
  named.forEach((id, position) => {
    const candidate = candidates.get(id) ?? {id, score: 0, hasAll: true, nameRank: 0};
    candidates.set(id, {...candidate, nameRank: named.length - position});
  });
  boostPrefixMatches(query, candidates, index);
  const phrases = findPhrases(query, index);
  const {fits: keywords, said} = findKeywords(words, index);
  const wanted = words.reduce((sum, word) => sum + (word.isOptional ? 0 : rarityOf(word, index)), 0);
  for (const id of new Set([...phrases.keys(), ...keywords.keys()])) {
    let candidate = candidates.get(id);
    const isHead = index.heads[id] === id;
    const fit = keywords.get(id) ?? 0;
    if (!candidate && fit > P.minFit) {
      candidate = {id, score: 0, hasAll: false, nameRank: -1};
      candidates.set(id, candidate);
    }
    if (candidate) {
      candidate.score *= 1 + Math.max(phrases.get(id) ?? 0, fit * (isHead ? P.headKw : P.secKw));
      if (!isHead && fit > P.minFit) candidate.score += fit * fit * P.add * wanted;
      if (fit >= P.allFit) candidate.hasAll = true;
    }
  }
  for (const candidate of candidates.values()) {
    const d = index.documents[candidate.id];
    if (d?.kind === 'notes' && candidate.nameRank < 0) {
      candidate.score *= P.notes;
      if (P.notesAll) candidate.hasAll = false;
    }
  }
  if (!P.tier) for (const c of candidates.values()) if (c.hasAll) c.score *= P.allBoost;
  const sorted = P.lead
    ? leadFirst([...candidates.values()].sort(compareCandidates), words, keywords, said, phrases, index)
    : [...candidates.values()].sort(compareCandidates);
  const forms = termsToMark(words, index);
  return limitSectionsPerPage(sorted, index, limit).map(({id, score}) => ({
    document: index.documents[id] as Hit['document'],
    score: Math.round(score * 1000) / 1000,
    terms: forms,
  }));
}

const P = ((globalThis as any).P ??= {
  minFit: 0.3, tier: 1, allBoost: 2, covPow: 1,  headKw: 1, secKw: 1, add: 0, allFit: 2, notes: 1, notesAll: 0, lead: 0,
  lFit: 1, lPhrase: 0.5, lBody: 0.5, lCover: 0.5, lTitle: 0.3, headFit: 0.8, headBias: 0,
});

function leadFirst(
  sorted: Candidate[],
  words: readonly QueryWord[],
  keywords: Map<number, number>,
  said: Map<number, number[]>,
  phrases: Map<number, number>,
  index: LoadedIndex,
): Candidate[] {
  const telling = words.filter(({isOptional}) => !isOptional);
  const byPage = new Map<number, Candidate[]>();
  for (const candidate of sorted) {
    const head = index.heads[candidate.id] ?? candidate.id;
    const list = byPage.get(head);
    if (list) list.push(candidate);
    else byPage.set(head, [candidate]);
  }
  const out: Candidate[] = [];
  const seen = new Set<number>();
  let pages = 0;
  for (const candidate of sorted) {
    const head = index.heads[candidate.id] ?? candidate.id;
    if (seen.has(head)) continue;
    seen.add(head);
    const own = byPage.get(head) ?? [];
    pages += 1;
    if (pages > 12 || own.some(({nameRank}) => nameRank >= 0)) {
      continue;
    }
    const per = telling.map((word) => wordIn(word, head, own, index));
    const total = per.reduce((sum, p) => sum + p.weight, 0) || 1;
    const lead = new Map<number, number>();
    const maxBody = Math.max(1e-9, ...own.map(({id}) => per.reduce((sum, p) => sum + (p.body.get(id) ?? 0) * p.share, 0)));
    for (const {id} of own) {
      const isHead = id === head;
      const body = per.reduce((sum, p) => sum + (p.body.get(id) ?? 0) * p.share, 0) / maxBody;
      const inKw = said.get(id) ?? [];
      const cover = per.reduce((sum, p, i) => sum + p.weight * Math.max((p.cover.get(id) ?? 0) * P.mBody, (inKw[i] ?? 0) * (isHead ? P.headKwm : P.mKw), isHead ? 0 : p.title.get(id) ?? 0), 0) / total;
      const fit = keywords.get(id) ?? 0;
      lead.set(
        id,
        P.lFit * fit * (isHead ? P.headFit : 1) + P.lPhrase * (isHead ? 0 : phrases.get(id) ?? 0) +
          P.lBody * body + P.lCover * cover + (isHead ? P.headBias : 0) - (index.documents[id]?.kind && /^examples?$/i.test(index.documents[id].sectionTitle) ? P.exPen : 0),
      );
    }
    const covers = (globalThis as any).COV as Map<number, number>;
    void covers;
    const kind = index.documents[head]?.kind;
    const top = Math.max(...own.map(({id}) => id === head ? 0 : keywords.get(id) ?? 0));
    if ((kind === 'command' && top < P.cmdFit) || ((keywords.get(head) ?? 0) >= P.keepHead && top < P.keepTop)) lead.set(head, 99);
    const best = [...own].sort((a, b) => (lead.get(b.id) ?? 0) - (lead.get(a.id) ?? 0));
    const slots = own.map((one) => ({score: one.score, hasAll: one.hasAll}));
    best.forEach((one, i) => Object.assign(one, slots[i]));
  }
  void out;
  return sorted.sort(compareCandidates);
}

function wordIn(word: QueryWord, head: number, own: Candidate[], index: LoadedIndex) {
  const ids = new Set(own.map(({id}) => id));
  const body = new Map<number, number>();
  const cover = new Map<number, number>();
  const title = new Map<number, number>();
  for (const {term, certainty} of word.expansions) {
    const {ids: found, scores, titleScores} = index.postings(term);
    found.forEach((id, place) => {
      if (ids.has(id)) {
        body.set(id, Math.max(body.get(id) ?? 0, (scores[place] ?? 0) * certainty));
        cover.set(id, Math.max(cover.get(id) ?? 0, certainty));
        if ((titleScores[place] ?? 0) > 0) title.set(id, Math.max(title.get(id) ?? 0, certainty));
      }
    });
  }
  const share = title.has(head) ? P.pageTitle ?? 0.3 : 1;
  return {body, cover, title, share, weight: rarityOf(word, index) * share};
}

function rarityOf({expansions}: QueryWord, {postings}: LoadedIndex): number {
  return Math.max(...expansions.map(({term, certainty}) => postings(term).idf * certainty));
}

function boostPrefixMatches(
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
        candidate.score *= kind === 'member' ? memberPrefixBoost : prefixBoost;
      }
    }
  }
}

/** The documents that the query names. A name may be misspelt when no text has one of its words. */
function findNamed(query: string, words: readonly QueryWord[], {names}: LoadedIndex): number[] {
  const named = [...new Set([...findOtherNames(query, names), ...findNames(query, names)])];
  const isMisspelt = words.some(({isKnown}) => !isKnown);
  return named.length > 0 || !isMisspelt ? named : findSimilarNames(query, names);
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return (
    b.nameRank - a.nameRank ||
    (P.tier ? Number(b.hasAll) - Number(a.hasAll) : 0) ||
    b.score - a.score ||
    a.id - b.id
  );
}

function scoreDocuments(words: readonly QueryWord[], index: LoadedIndex): Map<number, Candidate> {
  const scored = words.map((word) => scoreWord(word, index));
  const required = scored.filter((_, position) => words[position]?.isOptional === false);
  const all = required.reduce((sum, {idf}) => sum + idf, 0);
  const candidates = new Map<number, Candidate>();
  for (const {id} of index.documents) {
    if (!required.some(({section}) => valueAt(section, id) > 0)) {
      continue;
    }
    const head = valueAt(index.heads, id);
    const isMissed = ({section, page}: WordScores) =>
      valueAt(section, id) + valueAt(page, head) === 0;
    const missed = required.filter(isMissed).reduce((sum, {idf}) => sum + idf, 0);
    const sum = scored.reduce(
      (score, {section, page}) => score + valueAt(section, id) + valueAt(page, head),
      0,
    );
    const coverage = missed === 0 ? 1 : (1 - missed / all) ** P.covPow;
    const hasAll = missed === 0 && hasEachWord(required, id);
    candidates.set(id, {id, score: sum * coverage, hasAll, nameRank: -1});
  }
  return candidates;
}

/**
 * For a question, whether the section has each word itself: by synonyms and from its page, sections
 * about something else contain all words by accident. Short queries accept these.
 */
function hasEachWord(required: readonly WordScores[], id: number): boolean {
  return required.length <= fewWords || required.every(({literal}) => literal[id] === 1);
}

/** What a word of the query says about documents. */
interface WordScores {
  /** By section, its BM25. */
  section: Float64Array;
  /** By head, what the page is about: its title, keywords, description and headings. */
  page: Float64Array;
  /** By section, 1 where it contains the word itself. */
  literal: Uint8Array;
  /** Rarity of the word. */
  idf: number;
}

function scoreWord(
  {text, expansions}: QueryWord,
  {documents, postings, heads, names}: LoadedIndex,
): WordScores {
  const section = new Float64Array(documents.length);
  const heading = new Float64Array(documents.length);
  const literal = new Uint8Array(documents.length);
  let idf = 0;
  for (const {term, certainty, isSynonym = false} of expansions) {
    const {ids, scores, titleScores, idf: termIdf} = postings(term);
    idf = Math.max(idf, termIdf * certainty);
    ids.forEach((id, place) => {
      const head = valueAt(heads, id);
      setMax(section, id, valueAt(scores, place) * certainty);
      if (id !== head) {
        setMax(heading, head, valueAt(titleScores, place) * certainty * headingShare);
      }
      if (!isSynonym) {
        literal[id] = 1;
      }
    });
  }
  // The head is what the page says of itself.
  const page = heading.map(
    (score, id) => score + (valueAt(heads, id) === id ? valueAt(section, id) : 0),
  );
  for (const {id} of names.get(nameKey(text)) ?? []) {
    section[id] = valueAt(section, id) * nameBoost;
  }
  return {section, page, literal, idf};
}

function valueAt(numbers: ArrayLike<number>, place: number): number {
  return numbers[place] ?? 0;
}

function setMax(numbers: Float64Array, place: number, value: number): void {
  numbers[place] = Math.max(valueAt(numbers, place), value);
}

/** Moves a page's third and later sections behind all other pages. */
function limitSectionsPerPage(
  sorted: Candidate[],
  {heads}: LoadedIndex,
  limit: number,
): Candidate[] {
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

/** The words of the text that match the query, to be marked. */
function termsToMark(words: readonly QueryWord[], {terms, forms}: LoadedIndex): string[] {
  const found = words
    .filter(({isOptional}) => !isOptional)
    .flatMap(({expansions}) =>
      expansions.slice(0, 8).flatMap(({term, form}) => {
        const stemmed = terms[term] ?? '';
        return [form, stemmed, ...(forms.get(stemmed) ?? [])];
      }),
    );
  return [...new Set(found)];
}
