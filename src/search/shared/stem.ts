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

/** Normalizes a phrase: `Page sizes` and `page size` share a key. */
export function phraseKey(words: readonly string[], stemOf = stem): string {
  return words.map(stemOf).join(' ');
}

/** Like `phraseKey`, without stop words: `rows of a table` and `row table` share a loose key. */
export function looseKey(words: readonly string[], stemOf = stem): string {
  return phraseKey(
    words.filter((word) => !isLunrStopWord(word)),
    stemOf,
  );
}
