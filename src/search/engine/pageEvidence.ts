import {groupBy} from '../shared/groupBy';
import type {LoadedIndex} from './loadIndex';
import {sumOf, valueAt} from './numbers';
import type {QueryMatches} from './queryMatches';
import type {Candidate} from './scoreDocuments';

/** Evidence that a page answers a query. Most values range from 0 to 1. */
export interface PageEvidence {
  /** Best match score (`KeywordMatch.fit`) of any section below the page's introduction. */
  bestFit: number;
  /** Sum of the match scores of a section's best keywords. */
  keywords: number;
  /** Score of the page's second-best section as a fraction of the best one's. */
  second: number;
  /** Fraction of the query that is a heading or a label, word for word. */
  phrase: number;
  /** Weighted fraction of the query's adjacent word pairs that share a heading or keyword. */
  together: number;
  /** Frequency of the query's words in a section's text. */
  text: number;
  /** Fraction of the words that a section contains literally rather than as synonyms. */
  literal: number;
  /** Fraction of the words that are in the page's title. */
  title: number;
  /** 1 for Studio pages, whose text is mostly UI labels. */
  studio: number;
  /** 1 if the best section documents a class member. */
  member: number;
}

/** Several phrasings of a question confirm each other; matches beyond this many don't count. */
const maxCountedKeywords = 4;

/** Returns a function that collects the evidence for a page. */
export function evidenceFor(
  {occurrences, keywords, phrases}: QueryMatches,
  {documents}: LoadedIndex,
): (head: number, sections: readonly Candidate[]) => PageEvidence {
  const wordWeights = normalizeWeights(occurrences.map(({rarity}) => rarity));
  const pairWeights = normalizeWeights(
    wordWeights.slice(1).map((weight, i) => weight + valueAt(wordWeights, i)),
  );
  const matches = groupBy(keywords, ({section}) => section);
  /** Sums a section's values for the words, weighted by rarity. */
  const sumWords = (field: 'title' | 'text' | 'literal', id: number) =>
    sumOf(occurrences, (word, i) => valueAt(wordWeights, i) * valueAt(word[field], id));
  const sumPairs = (id: number) =>
    sumOf(pairWeights, (weight, i) => {
      const inKeyword = (matches.get(id) ?? []).map(({confidences}) =>
        Math.min(valueAt(confidences, i), valueAt(confidences, i + 1)),
      );
      const inTitle = occurrences.slice(i, i + 2).map(({title}) => valueAt(title, id));
      return weight * Math.max(Math.min(...inTitle), ...inKeyword);
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
    const kind = documents[first?.id ?? head]?.kind;
    return {
      bestFit: maxOf((id) => (id === head ? 0 : valueAt(fitsOf(id), 0))),
      keywords: maxOf((id) => sumOf(fitsOf(id), (fit) => fit)),
      second: first && second && first.score > 0 ? second.score / first.score : 0,
      phrase: maxOf((id) => phrases.get(id) ?? 0),
      together: maxOf(sumPairs),
      text: maxOf((id) => sumWords('text', id)),
      literal: maxOf((id) => sumWords('literal', id)),
      title: sumWords('title', head),
      studio: kind === 'studio' ? 1 : 0,
      member: kind === 'member' ? 1 : 0,
    };
  };
}

/** Scales the weights to add up to 1. */
function normalizeWeights(weights: readonly number[]): number[] {
  const total = sumOf(weights, (weight) => weight) || 1;
  return weights.map((weight) => weight / total);
}
