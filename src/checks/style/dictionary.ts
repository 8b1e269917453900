import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import zlib from 'node:zlib';
import {decodeTrie, encodeITrieToBTrie} from 'cspell-trie-lib';
import {distance} from 'fastest-levenshtein';
import {memoizeBy} from '../../content/memoize';

/** Maximum number of different letters in a suggestion: more distant ones are noise. */
const maxSlips = 2;

/**
 * cspell's dictionary of American English, read without cspell-lib, which takes two seconds to start.
 */
let english: Dictionary | undefined;

type Dictionary = ReturnType<typeof decodeTrie>;

/** Caches the dictionary in cspell's binary format, since the original takes ten times as long to read. */
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

/** Returns the paths of cspell's plain lists of technical terms and names. */
function listFiles(): string[] {
  const require = createRequire(__filename);
  const software = path.dirname(require.resolve('@cspell/dict-software-terms/cspell-ext.json'));
  const companies = path.dirname(require.resolve('@cspell/dict-companies/cspell-ext.json'));
  return [
    path.join(software, 'dict/softwareTerms.txt.gz'),
    path.join(software, 'dict/software-tools.txt'),
    path.join(software, 'dict/networkingTerms.txt'),
    path.join(software, 'dict/webServices.txt'),
    path.join(companies, 'dict/companies.txt'),
  ];
}

let terms: ReadonlySet<string> | undefined;

/** Skips entries of several words: names whose single words mean nothing. */
function readTerms(): Set<string> {
  return new Set(
    listFiles().flatMap((list) => {
      const content = fs.readFileSync(list);
      const text = (list.endsWith('.gz') ? zlib.gunzipSync(content) : content).toString();
      return text.split('\n').filter((line) => /^[^#\s]+$/.test(line));
    }),
  );
}

/** Returns true if the word is spelled correctly. A lowercase word can begin a sentence, or be in capitals. */
export const isKnownWord = memoizeBy(String, (word: string): boolean => forms(word).some(isListed));

/** Returns true if the word always has a capital: "Monday", "Paris", "Grafana". */
export function isProperName(word: string): boolean {
  return isKnownWord(word) && !isKnownWord(word.toLowerCase());
}

function isListed(word: string): boolean {
  return dictionary().has(word) || (terms ??= readTerms()).has(word);
}

/** Returns words that differ by one or two typos, best first. */
export function similarWords(word: string): string[] {
  return dictionary()
    .suggest(word, {numSuggestions: 3, includeTies: false})
    .filter((similar) => similar !== word && distance(similar, word) <= maxSlips);
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
