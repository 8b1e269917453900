import type {KeywordMatch} from './keywords';
import type {LoadedIndex} from './loadIndex';
import {rarityOf, type QueryWord} from './readWords';
import type {Candidate} from './scoreDocuments';

/** Evidence that a page answers a query. Most values range from 0 to 1. */
export interface PageEvidence {
  /** Fit of the best keyword of any section below the page's introduction. */
  bestFit: number;
  /** Sum of the fits of a section's best keywords. */
  keywords: number;
  /** Score of the page's second section relative to the first. */
  second: number;
  /** Fraction of the query that is a heading or a label, word for word. */
  phrase: number;
  /** Fraction of the query's neighboring words that are together in a heading or a keyword. */
  together: number;
  /** Frequency of the words in a section's text. */
  text: number;
  /** Fraction of the words that a section contains literally rather than as synonyms. */
  literal: number;
  /** Fraction of the words that are in the page's title. */
  title: number;
  /** 1 for pages about the studio, whose words are mostly labels. */
  studio: number;
  /** 1 if the first section is a member of a class. */
  member: number;
}

/** Matches between sections and the whole query. */
export interface QueryMatches {
  keywords: readonly KeywordMatch[];
  /** By section, the fraction of the query that a heading or label contains. */
  phrases: ReadonlyMap<number, number>;
}

/** Several phrasings of a question confirm each other; more than this many add nothing. */
const maxCountedKeywords = 4;

/**
 * Returns a function that collects the evidence for a page.
 *
 * @param ids the sections of the pages that will be passed to it
 */
export function evidenceFor(
  words: readonly QueryWord[],
  {keywords, phrases}: QueryMatches,
  ids: ReadonlySet<number>,
  index: LoadedIndex,
): (head: number, sections: readonly Candidate[]) => PageEvidence {
  const required = words.filter(({isOptional}) => !isOptional);
  const wordWeights = normalizeWeights(required.map((word) => rarityOf(word, index)));
  const pairWeights = normalizeWeights(
    wordWeights.slice(1).map((weight, i) => weight + (wordWeights[i] ?? 0)),
  );
  const occurrences = required.map((word) => locate(word, ids, index));
  const matches = groupBySection(keywords, ids);
  /** Sums a section's values for the words, weighted by rarity. */
  const sumWords = (field: keyof WordOccurrences, id: number) =>
    weightedSum(wordWeights, (i) => occurrences[i]?.[field].get(id) ?? 0);
  const sumPairs = (id: number) =>
    weightedSum(pairWeights, (i) => {
      const inKeyword = (matches.get(id) ?? []).map(({confidences}) =>
        Math.min(confidences[i] ?? 0, confidences[i + 1] ?? 0),
      );
      const inTitle = [i, i + 1].map((position) => occurrences[position]?.title.get(id) ?? 0);
      return Math.max(Math.min(...inTitle), ...inKeyword);
    });
  const fitsOf = (id: number) =>
    (matches.get(id) ?? [])
      .map(({fit}) => fit)
      .sort((a, b) => b - a)
      .slice(0, maxCountedKeywords);
  return (head, sections) => {
    const maxOf = (valueOf: (id: number) => number) =>
      Math.max(...sections.map(({id}) => valueOf(id)));
    const [first, second] = sections;
    return {
      bestFit: maxOf((id) => (id === head ? 0 : (fitsOf(id)[0] ?? 0))),
      keywords: maxOf((id) => fitsOf(id).reduce((sum, fit) => sum + fit, 0)),
      second: first && second && first.score > 0 ? second.score / first.score : 0,
      phrase: maxOf((id) => phrases.get(id) ?? 0),
      together: maxOf(sumPairs),
      text: maxOf((id) => sumWords('text', id)),
      literal: maxOf((id) => sumWords('literal', id)),
      title: sumWords('title', head),
      studio: index.documents[first?.id ?? head]?.kind === 'studio' ? 1 : 0,
      member: index.documents[first?.id ?? head]?.kind === 'member' ? 1 : 0,
    };
  };
}

/** Occurrences of a word, by section. */
interface WordOccurrences {
  /** Confidence that the word is in the heading. */
  title: Map<number, number>;
  /** Frequency in the text, from 0 to 1. */
  text: Map<number, number>;
  /** 1 if the section or a keyword contains the word itself, not only a synonym. */
  literal: Map<number, number>;
}

function locate(
  {expansions}: QueryWord,
  ids: ReadonlySet<number>,
  {postings, keywords}: LoadedIndex,
): WordOccurrences {
  const occurrences: WordOccurrences = {title: new Map(), text: new Map(), literal: new Map()};
  const raise = (field: keyof WordOccurrences, id: number, value: number) => {
    if (value > 0 && ids.has(id)) {
      occurrences[field].set(id, Math.max(occurrences[field].get(id) ?? 0, value));
    }
  };
  for (const {term, confidence, isOtherWord = false} of expansions) {
    const {ids: found, titleScores, textShares} = postings(term);
    found.forEach((id, position) => {
      const isInTitle = (titleScores[position] ?? 0) > 0;
      const textShare = textShares[position] ?? 0;
      raise('title', id, isInTitle ? confidence : 0);
      raise('text', id, confidence * textShare);
      raise('literal', id, !isOtherWord && (isInTitle || textShare > 0) ? 1 : 0);
    });
    for (const keyword of isOtherWord ? [] : keywords.with(term)) {
      raise('literal', keywords.sectionOf(keyword), 1);
    }
  }
  return occurrences;
}

function groupBySection(
  matches: readonly KeywordMatch[],
  ids: ReadonlySet<number>,
): Map<number, KeywordMatch[]> {
  const bySection = new Map<number, KeywordMatch[]>();
  for (const match of matches) {
    if (ids.has(match.section)) {
      bySection.set(match.section, [...(bySection.get(match.section) ?? []), match]);
    }
  }
  return bySection;
}

/** Scales the weights to add up to 1. */
function normalizeWeights(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return weights.map((weight) => weight / total);
}

function weightedSum(weights: readonly number[], valueOf: (position: number) => number): number {
  return weights.reduce((sum, weight, position) => sum + weight * valueOf(position), 0);
}
