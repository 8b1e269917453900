import fs from 'node:fs';
import path from 'node:path';

const file = path.join(__dirname, 'words.txt');

/** Words that the dictionaries lack: a line each, in any order. */
const known = new Set(
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** The entry of words.txt that allows the word, or undefined: `datastore` also allows "Datastore". */
export function ownWordFor(word: string): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return [word, small].find((form) => known.has(form));
}
