import {stem} from './stem';
import {placeWords} from './tokenize';

/** A phrase without what varies: `Page sizes` and `page size` have one key. */
export function phraseKey(text: string): string {
  return placeWords(text)
    .map(({term}) => stem(term))
    .join(' ');
}
