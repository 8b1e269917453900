import {keywordKey, phraseKey} from '../shared/phraseKey';
import type {SearchDocument} from '../shared/types';

/** Most headings are one word or the name of a member, and quick to read. */
const oneWord = /^\.?([A-Za-z]\w+)(?:\(\))?$/;

/**
 * By their keys, with stop words and without, the headings, each with the ids of its sections.
 *
 * @param forms by stem, the words of the text, which spare the stemmer
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
      const others = ids.get(key);
      if (others) {
        others.push(id);
      } else if (key !== '') {
        ids.set(key, [id]);
      }
    }
  }
  return ids;
}

function keysOf(heading: string, stemOf: (word: string) => string): string[] {
  const word = oneWord.exec(heading)?.[1];
  if (word !== undefined) {
    return [stemOf(word.toLowerCase())];
  }
  const key = phraseKey(heading, stemOf);
  const loose = keywordKey(heading, stemOf);
  return loose !== key && loose.includes(' ') ? [key, loose] : [key];
}
