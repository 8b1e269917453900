import type {Heading} from 'mdast';
import {nodesOf} from '../../content/nodes';
import type {Page} from '../../content/page';
import {sentencesOf} from '../../content/sentences';
import {faultAt, type Check} from '../fault';
import {isProperName} from './dictionary';
import {rememberBySource} from './rememberBySource';
import {ownWordFor} from './words';

/**
 * Headings are in sentence case: a capital later on is that of a name, or of a label that the text
 * writes so, too.
 *
 * good: "## Read a file", "## The **Explorer** panel"
 * bad:  "## Read A File"
 */
export const headingCase: Check = rememberBySource((page) => {
  const names = capitalWordsOf(page);
  return nodesOf(page.tree, 'heading').flatMap((heading) =>
    capitalsIn(heading)
      .filter((word) => !names.has(word) && !isProperName(word) && ownWordFor(word) !== word)
      .map((word) =>
        faultAt(heading, {
          found: `"${word}" in a heading begins with a capital`,
          hint: `Write "${word.toLowerCase()}", or a label in bold, as on the screen`,
        }),
      ),
  );
});

/** The words with a capital behind another word; the first one of a sentence is none of them. */
function capitalsIn(heading: Heading): string[] {
  return heading.children
    .filter((child) => child.type === 'text')
    .flatMap(({value}) => value.match(/(?<=[^.:?!\s]\s+)\p{Lu}\p{Ll}+(?!\p{L})/gu) ?? []);
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
