import fs from 'node:fs';
import path from 'node:path';

function readWords(name: string): string[] {
  return fs
    .readFileSync(path.join(__dirname, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Words from the list of terms that the dictionaries lack. */
export const termWords: readonly string[] = readWords('terms.txt');

/** Words that the dictionaries lack, one per line, in any order. */
const known = new Set([
  ...readWords('words.txt'),
  ...termWords.flatMap((word) => [word, `${word}s`, `${word}es`]),
]);

/** Returns the entry that allows the word, or undefined: `datastore` also allows "Datastore". */
export function customWordFor(word: string): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return [word, small].find((form) => known.has(form));
}
