import {distance} from 'fastest-levenshtein';
import type {Nodes} from 'mdast';
import {allNodes, attributeValue, isJsxElement, metaValue, nodesOf} from '../../content/page/nodes';
import {nameIndexOf} from '../../content/names/nameIndex';
import type {Page} from '../../content/page/page';
import {memoize, memoizeBy} from '../../content/cache/memoize';
import {cacheByText} from '../../content/cache/pageCache';
import {versionOf, type Version} from '../../content/site/site';
import {problemAt, type Check} from '../problem';
import {keyLine} from '../frontMatter';
import {isMisspelledName} from '../productNames';
import {isKnownWord, resemblesTerm, similarWords} from './dictionary';
import {customWordFor} from './words';

/**
 * Requires words to be American English, technical terms, names from the reference, or in `words.txt`.
 *
 * good: "The color of the datatable", `colour` as inline code
 * bad:  "The colour of the tabel"
 */
export const spelling: Check = (page, site) => {
  const version = versionOf(site, page.file);
  return unknownWordsOf(page)
    .filter(({word}) => !customWordFor(word) && !(version && namesOf(version).has(word)))
    .filter(({word, isName}) => !(isName && looksLikeName(word)) && !isMisspelledName(word))
    .map(({word, line, key}) => ({
      ...problemAt(undefined, {
        rule: 'spelling',
        found: `"${word}"${key ? ` in the front matter's ${key}` : ''} is not a word of American English`,
        hint: hintFor(word),
      }),
      line,
    }));
};

/** Returns true for a word that is unlikely to be a misspelling, since no known word is one slip away. */
function looksLikeName(word: string): boolean {
  const isSimilar = (other: string) => distance(other, word) <= 1;
  // The suggestions don't always include words with two letters swapped.
  const swapped = [...word].map((letter, index) =>
    word.replace(letter + word.charAt(index + 1), word.charAt(index + 1) + letter),
  );
  return (
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !similarWords(word).some(isSimilar) &&
    !swapped.some(isKnownWord) &&
    !resemblesTerm(word)
  );
}

function hintFor(word: string): string {
  const similar = similarWords(word);
  const suggestion = similar.length > 0 ? `Did you mean ${similar.join(', ')}? ` : '';
  return /^\p{Lu}/u.test(word)
    ? `${suggestion}If it is a name, add it to src/checks/style/words.txt`
    : `${suggestion}If the word is correct, add it to src/checks/style/words.txt; names in code need backticks`;
}

interface Word extends Omit<Prose, 'text'> {
  word: string;
  /** True for a capitalized word that does not begin a sentence, or that is all of a table cell. */
  isName?: true;
}

/** Returns the words on a page that aren't in any dictionary, in order. */
const unknownWordsOf = cacheByText('unknownWords', (page): Word[] => {
  const parameters = new Set(
    page.signatures.flatMap(({forms}) =>
      forms.flatMap((form) => form.parameters.map(({name}) => name)),
    ),
  );
  return proseOf(page).flatMap(({text, line, key, isData}) =>
    text.split('\n').flatMap((part, index) =>
      unknownWordsOfLine(part)
        .filter((word) => !parameters.has(word))
        .map((word) => ({
          word,
          line: line + index,
          ...(key && {key}),
          ...(((isData && part === word) || isWithinSentence(word, part)) && {
            isName: true as const,
          }),
        })),
    ),
  );
});

/** Skips the names of people and places, which have two unknown words: "Kuala Lumpur". */
function unknownWordsOfLine(text: string): string[] {
  const words = text.split(/[\s"“”()[\],;:!?…–—]+/).flatMap(unknownWordsIn);
  const isCapitalized = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);
  const names = words.flatMap((word, index) => {
    const pair = [word, words[index + 1] ?? ''];
    return pair.every(isCapitalized) && text.includes(pair.join(' ')) ? pair : [];
  });
  return words.filter((word) => !names.includes(word));
}

/** Returns true if a lowercase letter precedes every occurrence of the capitalized word. */
function isWithinSentence(word: string, text: string): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    [...text.matchAll(new RegExp(word, 'g'))].every(({index}) =>
      /[\p{Ll}\d,] $/u.test(text.slice(0, index)),
    )
  );
}

interface Prose {
  text: string;
  /** One-based. */
  line: number;
  /** The front matter key whose value contains the text. */
  key?: string;
  /** True for the text of a table cell below the header. */
  isData?: boolean;
}

/** Returns the visible text without code. */
function proseOf({tree, frontMatter, source}: Page): Prose[] {
  const rows = nodesOf(tree, 'table').flatMap((table) => table.children.slice(1));
  const data = new Set<Nodes>(rows.flatMap((row) => row.children.flatMap((cell) => cell.children)));
  const texts = allNodes(tree).flatMap((node) =>
    textsOf(node).map((text) => ({
      text,
      line: node.position?.start.line ?? 1,
      isData: data.has(node),
    })),
  );
  const keys = (['title', 'description'] as const).map((key) => ({
    text: String(frontMatter[key] ?? ''),
    line: keyLine(source, key),
    key,
  }));
  return [...keys, ...texts];
}

function textsOf(node: Nodes): string[] {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'image':
      return [node.alt ?? ''];
    case 'code':
      return ['title', 'alt'].map((name) => metaValue(node, name) ?? '');
    default:
      return isJsxElement(node)
        ? ['title', 'alt', 'label'].map((name) => attributeValue(node, name) ?? '')
        : [];
  }
}

/**
 * Returns the words in a token without spaces that aren't in any dictionary. Skips URLs, paths, members,
 * MIME types, and tokens with digits.
 */
const unknownWordsIn = memoizeBy(String, (chunk: string): string[] => {
  const token = chunk.replace(/\.+$/, '');
  if (/[@\\=_\d$#<>{}]|^[/.]|\p{L}\.\p{L}|^(?:application|audio|image|text|video)\//u.test(token)) {
    return [];
  }
  return (token.match(/\p{L}[\p{L}'’]*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    .filter((word) => /^[\p{Script=Latin}']{3,}$/u.test(word) && !isSpelled(word));
});

/** Accepts abbreviations, and names such as `DataTable` if each part is a word. */
function isSpelled(word: string): boolean {
  if (isKnownWord(word) || /^\p{Lu}+s?$/u.test(word)) {
    return true;
  }
  const parts = word.match(/\p{Lu}?[\p{Ll}']+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  return parts.length > 1 && parts.every((part) => part.length < 4 || isSpelled(part));
}

const namesOf = memoize((version: Version): Set<string> => {
  const {commands, classes, members} = nameIndexOf(version);
  return new Set([
    ...commands.keys(),
    ...[...classes.values()].map(({name}) => name),
    ...members.keys(),
  ]);
});
