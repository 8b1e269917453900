import {isLunrStopWord, stem} from './stem';
import {placeWords} from './tokenize';

/** A phrase without what varies: `Page sizes` and `page size` have one key. */
export function phraseKey(text: string): string {
  return stems(text).join(' ');
}

/** The same without stop words: `rows of a table` and `row table` have one key. */
export function keywordKey(text: string): string {
  return stems(text, (term) => !isLunrStopWord(term)).join(' ');
}

function stems(text: string, isWanted: (term: string) => boolean = () => true): string[] {
  return placeWords(text)
    .map(({term}) => term)
    .filter(isWanted)
    .map(stem);
}
