/** A run of words in a query. */
export interface QueryPhrase {
  /** Its words, with a space between. */
  key: string;
  /** What it makes up of the query, by the weights of the words; 1 is all. */
  share: number;
}

const longestPhrase = 6;

/**
 * The phrases that a query may say. A single word is one only when it is the whole query: BM25 knows
 * the words, not that they belong together.
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
    Array.from({length: longestPhrase}, (_unused, i) => start + i + 1)
      .filter((end) => end <= words.length && end - start >= shortest)
      .map((end) => ({
        key: words.slice(start, end).join(' '),
        share: sum(weights.slice(start, end)) / total,
      })),
  );
}
