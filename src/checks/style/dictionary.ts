import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import zlib from 'node:zlib';
import {decodeTrie, encodeITrieToBTrie} from 'cspell-trie-lib';

/**
 * cspell's dictionary of American English, with its own reader: cspell-lib finds the same words, and
 * needs two seconds to begin with.
 */
let english: Dictionary | undefined;

type Dictionary = ReturnType<typeof decodeTrie>;

/** Kept in cspell's binary form for the next run: its own takes ten times as long to read. */
function readEnglish(): Dictionary {
  const settings = createRequire(__filename).resolve('@cspell/dict-en_us/cspell-ext.json');
  const folder = path.dirname(settings);
  const file = path.join(folder, 'en_US.trie.gz');
  const {mtimeMs, size} = fs.statSync(file);
  const cache = path.resolve(folder, '../../.cache/qodly-docs');
  const kept = path.join(cache, `en_US-${Math.round(mtimeMs)}-${size}.btrie`);
  if (fs.existsSync(kept)) {
    return decodeTrie(fs.readFileSync(kept));
  }
  const dictionary = decodeTrie(zlib.gunzipSync(fs.readFileSync(file)));
  fs.mkdirSync(cache, {recursive: true});
  // Another thread may read while this one writes.
  const draft = `${kept}.${process.pid}.${threadId}`;
  fs.writeFileSync(draft, encodeITrieToBTrie(dictionary));
  fs.renameSync(draft, kept);
  return dictionary;
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
