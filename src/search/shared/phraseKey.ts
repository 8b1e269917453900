import {isLunrStopWord, stem} from './stem';
import {placeWords} from './tokenize';

/** Normalizes a phrase: `Page sizes` and `page size` share a key. */
export function phraseKey(text: string): string {
  return stems(text).join(' ');
}

/** The same without stop words: `rows of a table` and `row table` share a key. */
export function keywordKey(text: string): string {
  return stems(text, (term) => !isLunrStopWord(term)).join(' ');
}

function stems(text: string, isWanted: (term: string) => boolean = () => true): string[] {
  return placeWords(text)
    .map(({term}) => term)
    .filter(isWanted)
    .map(stem);
}
