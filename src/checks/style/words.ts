import fs from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'words.txt');

/** The platform's own words, as words.txt has them: a line each. */
export const ownWords: readonly string[] = fs.readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);

const known = new Set(ownWords);

/** The entry of words.txt that allows the word, or undefined: `datastore` allows "Datastore", too. */
export function ownWordFor(word: string): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return [word, small].find((form) => known.has(form));
}
