import type {LoadedIndex} from './loadIndex';
import {findNames} from './names';
import {readWords} from './readWords';

/**
 * The words of a query that no text has in any form, nor as the beginning of a word: what is found by
 * synonyms and likeness is something else. None where the query names something.
 */
export function findUnsaid(query: string, index: LoadedIndex): string[] {
  if (findNames(query, index.names).length > 0) {
    return [];
  }
  return readWords(query, index)
    .filter(
      ({text, isKnown, expansions}) =>
        !isKnown && /\p{L}/u.test(text) && !expansions.some(({form}) => form.startsWith(text)),
    )
    .map(({text}) => text);
}
