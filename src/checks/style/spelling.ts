import type {Nodes} from 'mdast';
import {allNodes, attributeValue, isJsxElement, metaValue} from '../../content/nodes';
import {nameIndexOf} from '../../content/nameIndex';
import type {Page} from '../../content/page';
import {memoize, memoizeBy} from '../../content/memoize';
import {cacheLocally} from '../../content/pageCache';
import {versionOf, type Version} from '../../content/site';
import {faultAt, type Check} from '../fault';
import {isKnownWord, similarWords} from './dictionary';
import {customWordFor} from './words';

/**
 * Words are American English, technical terms, names from the reference, or listed in `words.txt`.
 *
 * good: "The color of the datatable", `colour` as inline code
 * bad:  "The colour of the tabel"
 */
export const spelling: Check = (page, site) => {
  const version = versionOf(site, page.file);
  return foreignWordsOf(page)
    .filter(({word}) => !customWordFor(word) && !(version && namesOf(version).has(word)))
    .map(({word, line}) => ({
      ...faultAt(undefined, {
        rule: 'spelling',
        found: `"${word}" is not a word of American English`,
        hint: hintFor(word),
      }),
      line,
    }));
};

function hintFor(word: string): string {
  const similar = similarWords(word);
  const write = similar.length > 0 ? `Did you mean ${similar.join(', ')}? ` : '';
  return `${write}Put names in code marks. If the word is right, add it to src/checks/style/words.txt`;
}

interface Word {
  word: string;
  /** From 1. */
  line: number;
}

/** Returns the words of a page that aren't in any dictionary, in order. */
const foreignWordsOf = cacheLocally(
  'foreignWords',
  memoizeBy(
    ({source}: Page) => source,
    (page): Word[] => {
      const parameters = new Set(
        page.signatures.flatMap(({forms}) =>
          forms.flatMap((form) => form.parameters.map(({name}) => name)),
        ),
      );
      return proseOf(page).flatMap(({text, line}) =>
        text.split('\n').flatMap((part, index) =>
          part
            .split(/[\s"“”()[\],;:!?…–—]+/)
            .flatMap(foreignWordsIn)
            .filter((word) => !parameters.has(word))
            .map((word) => ({word, line: line + index})),
        ),
      );
    },
  ),
);

/** Returns the visible text without code. */
function proseOf({tree, frontMatter}: Page): {text: string; line: number}[] {
  const {title = '', description = ''} = frontMatter;
  const texts = allNodes(tree).flatMap((node) =>
    textsOf(node).map((text) => ({text, line: node.position?.start.line ?? 1})),
  );
  return [...[title, description].map((text) => ({text: String(text), line: 1})), ...texts];
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
 * Returns the words between two spaces that aren't in any dictionary. URLs, paths, members, MIME types,
 * and tokens with digits have no words.
 */
const foreignWordsIn = memoizeBy(String, (chunk: string): string[] => {
  const token = chunk.replace(/\.+$/, '');
  if (/[@\\=_\d$#<>{}]|^[/.]|\p{L}\.\p{L}|^(?:application|audio|image|text|video)\//u.test(token)) {
    return [];
  }
  return (token.match(/\p{L}[\p{L}'’]*/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/'s?$/, ''))
    .filter((word) => /^[\p{Script=Latin}']{3,}$/u.test(word) && !isSpelled(word));
});

/** Accepts a name such as `DataTable` if each part is a word, but no abbreviations. */
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
