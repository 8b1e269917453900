import {isLunrStopWord, stem} from './stem';
import {locateWords} from './tokenize';

/** Normalizes a phrase: `Page sizes` and `page size` share a key. */
export function phraseKey(text: string, stemOf = stem): string {
  return wordsOf(text).map(stemOf).join(' ');
}

/**
 * Normalizes a phrase, with and without its stop words: `rows of a table` and `row table` share the loose
 * key.
 */
export function phraseKeys(text: string, stemOf = stem): {whole: string; loose: string} {
  const words = wordsOf(text);
  return {
    whole: words.map(stemOf).join(' '),
    loose: words
      .filter((word) => !isLunrStopWord(word))
      .map(stemOf)
      .join(' '),
  };
}

function wordsOf(text: string): string[] {
  return locateWords(text).map(({term}) => term);
}
