import type {Hit} from '../shared/types';
import {asksForNotes, isBetaNotes, isNotes} from './releaseNotes';
import {findKeywords} from './keywords';
import {orderSections} from './leadSection';
import type {LoadedIndex} from './loadIndex';
import {findNames, findOtherNames, findSimilarNames, nameKey} from './names';
import {findPhrases} from './phrases';
import {readWords, type QueryWord} from './readWords';

/** Share of a heading's weight that the page's other sections get. */
const headingShare = 0.5;

/** Boost for a name that begins with the query, which the reader may still be typing. */
const prefixBoost = 1.6;

/** Boost for a member whose name begins with the query; a class has many members. */
const memberPrefixBoost = 1.2;

/** Boost for the section about a name in the query. */
const nameBoost = 1.2;

/** Score of a word that occurs only in a keyword of the section, multiplied by its rarity. */
const keywordScore = 1;

/** Boost for a section that contains all words, together with its page's subject. */
const allWordsBoost = 1.5;

/** So small that betas come after everything else. */
const betaShare = 1e-6;

/** Weight of release notes relative to the pages they announce. */
const notesShare = 0.5;

/** Number of top pages whose sections are put in order; the others are not shown. */
const orderedPages = 30;

/** Number of a page's sections that may precede those of other pages. */
const sectionsPerPage = 2;

/** A query of more words is a question: see `hasEachWord`. */
const fewWords = 3;

/** A document during ranking. */
interface Candidate {
  id: number;
  score: number;
  /** Rank among the named documents; -1 if the query doesn't name it. */
  nameRank: number;
  /** True if its name begins with the query. */
  isTyped?: true;
}

/**
 * Returns the hits of a plain query, best first: named documents, then by lunr's BM25 of the section and
 * of its page's subject, by matching keywords, and by the share of matched words.
 * The section that best answers leads its page. Betas come last.
 */
export function rank(query: string, index: LoadedIndex, limit: number): Hit[] {
  const words = readWords(query, index).filter(({expansions}) => expansions.length > 0);
  const named = findNamed(query, words, index);
  const candidates = scoreDocuments(words, index);
  named.forEach((id, position) => {
    const candidate = candidates.get(id) ?? {id, score: 0, nameRank: 0};
    candidates.set(id, {...candidate, nameRank: named.length - position});
  });
  boostPrefixMatches(query, candidates, index);
  const phrases = findPhrases(query, index);
  const fits = findKeywords(words, index);
  for (const candidate of candidates.values()) {
    const {id} = candidate;
    const fit = fits.get(id) ?? 0;
    // With twenty keywords on a page, one of them often fits a little.
    const keyword = index.heads[id] === id ? fit * fit : fit;
    candidate.score *= 1 + Math.max(phrases.get(id) ?? 0, keyword);
  }
  if (!asksForNotes(query)) {
    holdNotesBack(candidates, index);
  }
  const ranked = [...candidates.values()].sort(compareCandidates);
  // For a lone operator, the ranking already leads with its explanation; sections that use it add nothing.
  const isSign = /^[^\p{L}\p{N}]+$/u.test(query);
  const sorted = isSign ? ranked : leadWithAnswers(ranked, words, fits, index);
  const terms = termsToMark(words, index);
  const ownTerms = termsToMark(words.map(withoutOtherWords), index);
  return limitSectionsPerPage(sorted, index, limit).map(({id, score}) => ({
    document: index.documents[id] as Hit['document'],
    score: Math.round(score * 1000) / 1000,
    terms,
    ownTerms,
  }));
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
        candidate.isTyped = true;
      }
    }
  }
}

/** Returns the documents that the query names. A misspelled name counts if no text has one of its words. */
function findNamed(query: string, words: readonly QueryWord[], {names}: LoadedIndex): number[] {
  const named = [...new Set([...findOtherNames(query, names), ...findNames(query, names)])];
  const isMisspelt = words.some(({isKnown}) => !isKnown);
  return named.length > 0 || !isMisspelt ? named : findSimilarNames(query, names);
}

function compareCandidates(a: Candidate, b: Candidate): number {
  return b.nameRank - a.nameRank || b.score - a.score || a.id - b.id;
}

/** Release notes repeat what other pages explain, and notes of betas are outdated. */
function holdNotesBack(candidates: ReadonlyMap<number, Candidate>, {documents}: LoadedIndex): void {
  for (const candidate of candidates.values()) {
    const document = documents[candidate.id];
    if (document && candidate.nameRank < 0 && isNotes(document)) {
      candidate.score *= isBetaNotes(document) ? betaShare : notesShare;
    }
  }
}

/** Orders the sections of each page by relevance, within the positions of the page's hits. */
function leadWithAnswers(
  sorted: readonly Candidate[],
  words: readonly QueryWord[],
  fits: ReadonlyMap<number, number>,
  index: LoadedIndex,
): Candidate[] {
  const pages = new Map<number, Candidate[]>();
  for (const candidate of sorted) {
    const head = index.heads[candidate.id] ?? candidate.id;
    const known = pages.get(head);
    if (known) {
      known.push(candidate);
    } else {
      pages.set(head, [candidate]);
    }
  }
  const places = new Map<Candidate, Candidate>();
  for (const page of [...pages.values()].slice(0, orderedPages)) {
    // Named documents keep their positions.
    if (page.some(({nameRank, isTyped}) => nameRank >= 0 || isTyped)) {
      continue;
    }
    const byId = new Map(page.map((candidate) => [candidate.id, candidate]));
    orderSections([...byId.keys()], words, fits, index).forEach((id, place) => {
      const [old, answer] = [page[place], byId.get(id)];
      if (old && answer) {
        places.set(old, {...answer, score: old.score});
      }
    });
  }
  return sorted.map((candidate) => places.get(candidate) ?? candidate);
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
    const coverage = missed === 0 ? 1 : (1 - missed / all) ** 2;
    const boost = missed === 0 && hasEachWord(required, id) ? allWordsBoost : 1;
    candidates.set(id, {id, score: sum * coverage * boost, nameRank: -1});
  }
  return candidates;
}

/**
 * Returns whether the section itself contains each word of a question. With synonyms and the page's
 * words, sections on other subjects contain all words by accident. Short queries accept these.
 */
function hasEachWord(required: readonly WordScores[], id: number): boolean {
  return required.length <= fewWords || required.every(({literal}) => literal[id] === 1);
}

/** A query word's scores for the documents. */
interface WordScores {
  /** BM25, by section. */
  section: Float64Array;
  /** Score of the page's title, keywords, description and headings, by its head. */
  page: Float64Array;
  /** 1 if the section contains the word itself, by section. */
  literal: Uint8Array;
  /** Rarity of the word. */
  idf: number;
}

function scoreWord(
  {text, expansions}: QueryWord,
  {documents, postings, heads, names, keywords}: LoadedIndex,
): WordScores {
  const section = new Float64Array(documents.length);
  const heading = new Float64Array(documents.length);
  const literal = new Uint8Array(documents.length);
  let idf = 0;
  for (const {term, certainty, isSynonym = false} of expansions) {
    const {ids, scores, titleScores, idf: termIdf} = postings(term);
    idf = Math.max(idf, termIdf * certainty);
    for (const keyword of keywords.with(term)) {
      const id = keywords.sectionOf(keyword);
      setMax(section, id, termIdf * certainty * keywordScore);
      literal[id] = isSynonym ? valueAt(literal, id) : 1;
    }
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
  // The head describes the page.
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

function withoutOtherWords(word: QueryWord): QueryWord {
  return {...word, expansions: word.expansions.filter(({isOtherWord}) => !isOtherWord)};
}

/** Returns the words of the text that match the query, for highlighting. */
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
