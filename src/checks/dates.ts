import type {Text} from 'mdast';
import {nodesOf} from '../content/page/nodes';
import {releaseDate} from '../content/site/newestRelease';
import {latestVersion} from '../content/site/site';
import {flattenProblems, problemAt, problemIf, type Check, type Problem} from './problem';

const date =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}), \d{4}\b/g;

/**
 * Requires dates to be in the calendar, and the notes for the latest release to begin with its date, which the
 * landing page needs.
 *
 * good: `Released on January 31, 2027. Handlers answer requests.`
 * bad:  `Handlers answer requests.`, `Released on February 30, 2027.`
 */
export const dates: Check = (page, site) => {
  const isLatest = page.path === `notes/${latestVersion(site)?.label}.md`;
  const isUndated = page.frontMatter.kind === 'notes' && releaseDate(page) === undefined;
  const paragraph = page.tree.children.find(({type}) => type === 'paragraph') ?? page.tree;
  return flattenProblems([
    problemIf(isLatest && isUndated, paragraph, {
      found: "the notes for the latest release don't begin with its date",
      hint: 'Begin the first paragraph with "Released on January 31, 2027."',
    }),
    nodesOf(page.tree, 'text').flatMap(impossibleDates),
  ]);
};

function impossibleDates(text: Text): Problem[] {
  return [...text.value.matchAll(date)]
    .filter(([written, day]) => new Date(written).getDate() !== Number(day))
    .map(([written]) =>
      problemAt(text, {
        found: `the calendar has no ${written}`,
        hint: 'Correct the day or the month',
      }),
    );
}
