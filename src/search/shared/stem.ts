import lunr from 'lunr';

// lunr's functions take tokens, which @types/lunr types differently.
const stemmer = lunr.stemmer as unknown as (token: lunr.Token) => lunr.Token;
const stopWordFilter = lunr.stopWordFilter as unknown as (word: string) => string | undefined;

/** Returns lunr's stem of a word: `queries` and `query` become `queri`. */
export function stem(word: string): string {
  return stemmer(new lunr.Token(word, {})).toString();
}

/** Returns whether lunr's stop word list contains the word. */
export function isLunrStopWord(word: string): boolean {
  return stopWordFilter(word) === undefined;
}

/**
 * Normalizes a phrase: `Rows of a table` and `row table` share a key. Stop words stay if they tell apart
 * phrases with a single other word: `On load`, `Load`.
 */
export function phraseKey(words: readonly string[], stemOf = stem): string {
  const others = words.filter((word) => !isLunrStopWord(word));
  return (others.length > 1 ? others : words).map(stemOf).join(' ');
}
