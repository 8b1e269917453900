/** A sequence of words in a query. */
export interface QueryPhrase {
  /** Its words, separated by spaces. */
  key: string;
  /** The fraction of the query that it makes up, by word weights; 1 is the whole query. */
  share: number;
}

const maxPhraseLength = 6;

/**
 * Returns the phrases in a query. A single word counts only if it is the whole query, because BM25
 * already covers words, but not which of them belong together.
 */
export function queryPhrases(
  words: readonly string[],
  weightOf: (word: string) => number,
): QueryPhrase[] {
  const weights = words.map(weightOf);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const total = sum(weights) || 1;
  const shortest = Math.min(words.length, 2);
  return words.flatMap((_, start) =>
    Array.from({length: maxPhraseLength}, (_unused, i) => start + i + 1)
      .filter((end) => end <= words.length && end - start >= shortest)
      .map((end) => ({
        key: words.slice(start, end).join(' '),
        share: sum(weights.slice(start, end)) / total,
      })),
  );
}
