import {isLunrStopWord, stem} from './stem';
import {placeWords} from './tokenize';

/** Normalizes a phrase: `Page sizes` and `page size` share a key. */
export function phraseKey(text: string, stemOf = stem): string {
  return wordsOf(text).map(stemOf).join(' ');
}

/** Normalizes a phrase and drops its stop words: `rows of a table` and `row table` share a key. */
export function keywordKey(text: string, stemOf = stem): string {
  return wordsOf(text)
    .filter((word) => !isLunrStopWord(word))
    .map(stemOf)
    .join(' ');
}

function wordsOf(text: string): string[] {
  return placeWords(text).map(({term}) => term);
}
