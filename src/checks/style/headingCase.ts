import type {Heading} from 'mdast';
import {nodesOf} from '../../content/nodes';
import type {Page} from '../../content/page';
import {sentencesOf} from '../../content/sentences';
import {faultAt, type Check} from '../fault';
import {isProperName} from './dictionary';
import {rememberBySource} from './rememberBySource';
import {ownWordFor} from './words';

/** What a label names, and stands behind it: "the Contextual panel". */
const labelled = 'area|button|component|dialog|editor|folder|list|menu|page|panel|section|tab';

/** A capital behind another word; not behind a point, and not in a name such as "Qodly Server". */
const capital = new RegExp(
  `(?<=[^.:?!\\s]\\s+)(?<!Qodly )\\p{Lu}\\p{Ll}+(?!\\p{L})(?!(?: \\p{Lu}\\p{Ll}+)* (?:${labelled})\\b)`,
  'gu',
);

/**
 * Headings are in sentence case: a capital later on is that of a name, or of a label that the text
 * writes so, too.
 *
 * good: "## Read a file", "## The Contextual panel", "## The **Overview**"
 * bad:  "## Read A File"
 */
export const headingCase: Check = rememberBySource((page) => {
  const names = capitalWordsOf(page);
  return nodesOf(page.tree, 'heading').flatMap((heading) =>
    capitalsIn(heading)
      .filter((word) => !names.has(word) && !names.has(word.replace(/s$/, '')))
      .filter((word) => !isProperName(word) && ownWordFor(word) !== word)
      .map((word) =>
        faultAt(heading, {
          rule: 'heading-case',
          found: `"${word}" in a heading begins with a capital`,
          hint: `Write "${word.toLowerCase()}", or a label in bold, as on the screen`,
        }),
      ),
  );
});

/** The words with a capital in the text of a heading; its labels and its code are not looked at. */
export function capitalsIn(heading: Heading): string[] {
  return heading.children
    .filter((child) => child.type === 'text')
    .flatMap(({value}) => value.match(capital) ?? []);
}

/** The words that the text of the page writes with a capital within a sentence, or as a label. */
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
