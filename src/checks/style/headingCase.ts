import type {Heading} from 'mdast';
import {memoizeBy} from '../../content/memoize';
import {nodesOf} from '../../content/nodes';
import type {Page} from '../../content/page';
import {cacheLocally} from '../../content/pageCache';
import {sentencesOf} from '../../content/sentences';
import {faultAt, type Check} from '../fault';
import {isProperName} from './dictionary';
import {customWordFor} from './words';

/** Nouns that follow a label: "the Contextual panel". */
const labeled = 'area|button|component|dialog|editor|folder|list|menu|page|panel|section|tab';

/** A capital after another word; not after a period, and not in a name such as "Qodly Server". */
const capital = new RegExp(
  `(?<=[^.:?!\\s]\\s+)(?<!Qodly )\\p{Lu}\\p{Ll}+(?!\\p{L})(?!(?: \\p{Lu}\\p{Ll}+)* (?:${labeled})\\b)`,
  'gu',
);

/**
 * Headings are in sentence case: only names, and labels that the text also capitalizes, have capitals.
 *
 * good: "## Read a file", "## Use Google Workspace", "## The Contextual panel", "## The **Overview**"
 * bad:  "## Read A File"
 */
export const headingCase: Check = cacheLocally(
  'headingCase',
  memoizeBy(
    ({source}: Page) => source,
    (page) => {
      const names = capitalWordsOf(page);
      return nodesOf(page.tree, 'heading').flatMap((heading) =>
        capitalsIn(heading)
          .filter(({word}) => !names.has(word) && !names.has(word.replace(/s$/, '')))
          .filter(({word, previous}) => !isName(word) && !isName(previous))
          .map(({word}) =>
            faultAt(heading, {
              rule: 'heading-case',
              found: `"${word}" in a heading begins with a capital`,
              hint: `Write "${word.toLowerCase()}"; a label is in bold; a name goes into src/checks/style/words.txt with its capital`,
            }),
          ),
      );
    },
  ),
);

/** Returns true for a name, which keeps its capital: "Grafana", "Amazon". */
function isName(word: string): boolean {
  return customWordFor(word) === word || isProperName(word);
}

/** Returns the capitalized words of a heading, with the preceding word. Skips labels and code. */
function capitalsIn(heading: Heading): {word: string; previous: string}[] {
  return heading.children
    .filter((child) => child.type === 'text')
    .flatMap(({value}) =>
      Array.from(value.matchAll(capital), ({0: word, index}) => ({
        word,
        previous: /(\p{Lu}\p{Ll}+) $/u.exec(value.slice(0, index))?.[1] ?? '',
      })),
    );
}

/** Returns the words that the page's text capitalizes within a sentence, or as a label. */
function capitalWordsOf(page: Page): Set<string> {
  const labels = nodesOf(page.tree, 'strong').flatMap((label) => nodesOf(label, 'text'));
  const within = sentencesOf(page)
    .filter(({block}) => block.type !== 'heading')
    .map(({text}) => text.replace(/^\W*\w+/, ''));
  return new Set(
    [...labels.map(({value}) => value), ...within].flatMap(
      (text) => text.match(/\p{Lu}\p{Ll}+/gu) ?? [],
    ),
  );
}
