import {isLunrStopWord, stem} from './stem';

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
