import {looseKey, phraseKey} from '../shared/phraseKey';
import {wordsOf} from '../shared/tokenize';
import type {SearchDocument} from '../shared/types';

/** Matches most headings: one word or a member name, whose keys are quick to compute. */
const singleWord = /^\.?([A-Za-z]\w+)(?:\(\))?$/;

/**
 * Returns the section ids by heading key, with and without stop words.
 *
 * @param forms words in the text by stem, to avoid running the stemmer
 */
export function collectHeadings(
  documents: readonly SearchDocument[],
  forms: ReadonlyMap<string, readonly string[]>,
): Map<string, number[]> {
  const stems = new Map<string, string>();
  forms.forEach((words, stem) => words.forEach((word) => stems.set(word, stem)));
  const stemOf = (word: string) => stems.get(word) ?? word;
  const ids = new Map<string, number[]>();
  for (const {id, sectionTitle} of documents) {
    for (const key of keysOf(sectionTitle, stemOf)) {
      ids.set(key, [...(ids.get(key) ?? []), id]);
    }
  }
  ids.delete('');
  return ids;
}

function keysOf(heading: string, stemOf: (word: string) => string): string[] {
  const word = singleWord.exec(heading)?.[1];
  if (word !== undefined) {
    return [stemOf(word.toLowerCase())];
  }
  const words = wordsOf(heading);
  const whole = phraseKey(words, stemOf);
  const loose = looseKey(words, stemOf);
  return loose !== whole && loose.includes(' ') ? [whole, loose] : [whole];
}
