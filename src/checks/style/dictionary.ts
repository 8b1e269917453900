import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import type * as TrieLib from 'cspell-trie-lib';
import {distance} from 'fastest-levenshtein';
import {memoizeBy} from '../../content/cache/memoize';
import {customWords} from './words';

// The package doesn't declare a file for `require`, but Node.js can load it that way.
const {decodeTrie} = createRequire(__filename)(
  '../../../node_modules/cspell-trie-lib/dist/index.js',
) as typeof TrieLib;

/** Maximum edit distance for suggestions, since more distant words are noise. */
const maxDistance = 2;

type Dictionary = ReturnType<typeof decodeTrie>;

/** cspell's dictionary of American English, read without cspell-lib, which takes two seconds to start. */
let english: Dictionary | undefined;

function readEnglish(): Dictionary {
  const settings = createRequire(__filename).resolve('@cspell/dict-en_us/cspell-ext.json');
  const file = path.join(path.dirname(settings), 'en_US.trie.gz');
  return decodeTrie(zlib.gunzipSync(fs.readFileSync(file)));
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

/** Skips multi-word entries, since the individual words in a name mean nothing. */
function readTerms(): Set<string> {
  return new Set(
    listFiles().flatMap((list) => {
      const content = fs.readFileSync(list);
      const text = (list.endsWith('.gz') ? zlib.gunzipSync(content) : content).toString();
      return text.split('\n').filter((line) => /^[^#\s]+$/.test(line));
    }),
  );
}

/** Returns true for a correct spelling. A listed lowercase word can also be capitalized, or in all caps. */
export const isKnownWord = memoizeBy(String, (word: string): boolean => forms(word).some(isListed));

/** Returns true for a general English word, as opposed to a term or a name. */
export function isEnglishWord(word: string): boolean {
  return word !== '' && dictionary().has(word);
}

/** Returns true if the word is always capitalized: "Monday", "Paris", "Grafana". */
export function isProperName(word: string): boolean {
  return isKnownWord(word) && !isKnownWord(word.toLowerCase());
}

function isListed(word: string): boolean {
  return dictionary().has(word) || isTerm(word) || isDerived(word);
}

/** Accepts regular inflections, since the lists contain most terms in only one form: "webhook". */
function isTerm(word: string): boolean {
  const listed = (terms ??= readTerms());
  return [word, ...stemsOf(word)].some((form) => listed.has(form));
}

/** in: `webhooks`, `memoized`, `benchmarking`; out: `webhook`, `memoize`, `benchmark`, among others */
function stemsOf(word: string): string[] {
  const [, noun] =
    /^(\p{L}{3,}(?:[^\P{L}shxyz]|[^\P{L}cs]h|[aeiou]y)|\p{L}{3,}(?:ch|s|sh|x|z)(?=es))e?s$/u.exec(
      word,
    ) ?? [];
  const [, verb] = /^(\p{L}{3,}[^\P{L}e])(?:ed|ing)$/u.exec(word) ?? [];
  // "commited" is missing its second t.
  const isDoubled = /[^aeiou][aeiou][bdfgkmnprt]$/.test(verb ?? '');
  return [noun, isDoubled ? undefined : verb, verb && `${verb}e`].filter(
    (stem) => stem !== undefined,
  );
}

/** Prefixes and suffixes that turn an English word into a term: "presigned", "multitenant", "cleartext". */
const prefix =
  /^(?:(?:anti|auto|cross|hyper|macro|meta|micro|multi|non|pseudo|semi|sub)(?=\p{Ll}{5})|pre(?=\p{Ll}{3,}ed$))/u;
const suffix = /(?<=\p{Ll}{3}[^\P{Ll}s])(?:code|file|key|name|path|sheet|space|text)s?$/u;

/** Returns true for an unlisted word that is derived from an English one. */
function isDerived(word: string): boolean {
  const english = dictionary();
  const stems = [prefix, suffix].map((part) => word.replace(part, ''));
  return stems.some((stem) => stem !== word && english.has(stem));
}

/** Returns words that differ by one or two typos, best first. */
export function similarWords(word: string): string[] {
  return dictionary()
    .suggest(word, {numSuggestions: 3, includeTies: false})
    .filter((similar) => similar !== word && distance(similar, word) <= maxDistance);
}

/** Returns true if a term or a name differs from the word by a letter. */
export function resemblesTerm(word: string): boolean {
  const lower = word.toLowerCase();
  const listed = [...(terms ??= readTerms()), ...customWords];
  return listed.some((term) => distance(term.toLowerCase(), lower) <= 1);
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
