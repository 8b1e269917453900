import type {LoadedIndex} from './loadIndex';
import {rarityOf, type QueryWord} from './readWords';

/** Weights of the best keyword's fit, of a heading in the query, of the words' frequencies and presence. */
const fitShare = 0.75;
const phraseShare = 0.3;
const bodyShare = 0.8;
const coverShare = 1.5;

/** A heading such as `Examples` names no subject. */
const formHandicap = 0.3;

/** A section is surely about a word in its heading. */
const textCertainty = 0.8;

/** All sections of a page are about the words in its title. */
const titleShare = 0.3;

/**
 * The top of a page leads only if its sections barely match the query, unless the title of the page
 * contains the whole query.
 */
const headHandicap = 1.5;

/** From this fit on, a section's keyword ranks it above the command at the top. */
const commandFit = 0.3;

/** How well sections match the query as a whole, by id. */
export interface SectionMatches {
  /** Fit of the best keyword. */
  fits: ReadonlyMap<number, number>;
  /** Share of the query that a heading or label contains. */
  phrases: ReadonlyMap<number, number>;
}

/**
 * Orders a page's sections by how well they answer the query. The order of the pages is already
 * settled.
 *
 * @param ids found sections of the page
 */
export function orderSections(
  ids: readonly number[],
  words: readonly QueryWord[],
  {fits, phrases}: SectionMatches,
  index: LoadedIndex,
): number[] {
  const head = index.heads[ids[0] ?? 0];
  const occurrences = words
    .filter(({isOptional}) => !isOptional)
    .map((word) => findOccurrences(word, new Set(ids), head, index));
  const sum = (valueOf: (occurrence: Occurrences) => number) =>
    occurrences.reduce((total, occurrence) => total + valueOf(occurrence), 0);
  const all = sum(({rarity, share}) => rarity * share) || 1;
  const isTitle = occurrences.every(({share}) => share < 1);
  const bodyOf = (id: number) => sum(({body, share}) => (body.get(id) ?? 0) * share);
  const mostBody = Math.max(...ids.map(bodyOf)) || 1;
  const scoreOf = (id: number) => {
    const cover =
      sum(({mentions, rarity, share}) => (mentions.get(id) ?? 0) * rarity * share) / all;
    const answer =
      (fits.get(id) ?? 0) * fitShare +
      (phrases.get(id) ?? 0) * phraseShare +
      (bodyOf(id) / mostBody) * bodyShare +
      cover * coverShare -
      (index.formSections.has(id) ? formHandicap : 0);
    return id === head ? answer - (isTitle ? 0 : headHandicap) : answer;
  };
  const scores = new Map(ids.map((id) => [id, scoreOf(id)]));
  const bestFit = Math.max(0, ...ids.map((id) => (id === head ? 0 : (fits.get(id) ?? 0))));
  if (index.documents[head ?? 0]?.kind === 'command' && bestFit < commandFit) {
    scores.set(head ?? 0, Infinity);
  }
  return [...ids].sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
}

/** The occurrences of a query word in the sections of a page. */
interface Occurrences {
  /** BM25, by section. */
  body: Map<number, number>;
  /** Certainty that the section is about the word, by section. */
  mentions: Map<number, number>;
  /** Weight of the word within the page. */
  share: number;
  rarity: number;
}

function findOccurrences(
  word: QueryWord,
  ids: ReadonlySet<number>,
  head: number | undefined,
  index: LoadedIndex,
): Occurrences {
  const body = new Map<number, number>();
  const mentions = new Map<number, number>();
  const raise = (values: Map<number, number>, id: number, value: number) =>
    values.set(id, Math.max(values.get(id) ?? 0, value));
  let share = 1;
  for (const {term, certainty} of word.expansions) {
    const {ids: found, scores, titleScores} = index.postings(term);
    found.forEach((id, position) => {
      if (ids.has(id)) {
        const isInTitle = (titleScores[position] ?? 0) > 0;
        share = isInTitle && id === head ? titleShare : share;
        raise(body, id, (scores[position] ?? 0) * certainty);
        raise(mentions, id, certainty * (isInTitle && id !== head ? 1 : textCertainty));
      }
    });
    for (const keyword of index.keywords.with(term)) {
      const id = index.keywords.sectionOf(keyword);
      if (ids.has(id)) {
        raise(mentions, id, certainty * textCertainty);
      }
    }
  }
  return {body, mentions, share, rarity: rarityOf(word, index)};
}
