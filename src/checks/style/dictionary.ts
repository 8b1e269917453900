import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import {decodeTrie} from 'cspell-trie-lib';

/**
 * cspell's dictionary of American English, with its own reader: cspell-lib finds the same words, and
 * needs two seconds to begin with.
 */
let english: ReturnType<typeof decodeTrie> | undefined;

function readEnglish(): ReturnType<typeof decodeTrie> {
  const settings = createRequire(__filename).resolve('@cspell/dict-en_us/cspell-ext.json');
  const file = path.join(path.dirname(settings), 'en_US.trie.gz');
  return decodeTrie(zlib.gunzipSync(fs.readFileSync(file)));
}

const answers = new Map<string, boolean>();

/** Is the word spelled so? A word in small letters may begin a sentence, or stand in capitals. */
export function isEnglish(word: string): boolean {
  const known = answers.get(word) ?? forms(word).some((form) => dictionary().has(form));
  answers.set(word, known);
  return known;
}

/** Is the word written with a capital only: "Monday", "Paris"? */
export function isProperName(word: string): boolean {
  return isEnglish(word) && !isEnglish(word.toLowerCase());
}

/** Words that are spelled almost so, best first. */
export function similarWords(word: string): string[] {
  return dictionary()
    .suggest(word, {numSuggestions: 3, includeTies: false})
    .filter((similar) => similar !== word);
}

function dictionary() {
  return (english ??= readEnglish());
}

/** in: `Hello`; out: `Hello`, `hello` */
function forms(word: string): string[] {
  const lower = word.toLowerCase();
  const capital = word.charAt(0) + lower.slice(1);
  return /^\p{Lu}/u.test(word) ? [word, lower, capital] : [word];
}
