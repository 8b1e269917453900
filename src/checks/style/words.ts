import fs from 'node:fs';
import path from 'node:path';

function readWords(name: string): string[] {
  return fs
    .readFileSync(path.join(__dirname, name), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Names of products, including multi-word ones, that the dictionaries lack or don't list as names. */
export const productNames: readonly string[] = readWords('names.txt');

/** Words from the list of terms that the dictionaries lack. */
export const termWords: readonly string[] = readWords('terms.txt');

/** Words that the dictionaries lack, one per line, in any order. */
export const customWords: ReadonlySet<string> = new Set([
  ...readWords('words.txt'),
  ...termWords.flatMap((word) => [word, `${word}s`, `${word}es`]),
]);

/** Returns the entry that allows the word, or undefined: `datastore` also allows "Datastore". */
export function customWordFor(word: string): string | undefined {
  const lower = word.charAt(0).toLowerCase() + word.slice(1);
  return [word, lower].find((form) => customWords.has(form));
}
