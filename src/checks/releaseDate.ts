import {releaseDate as dateOf} from '../content/newestRelease';
import {latestVersion} from '../content/site';
import {flattenProblems, problemIf, type Check} from './problem';

/**
 * Requires the notes for the latest release to begin with its date, which the landing page needs.
 *
 * good: `Released on January 31, 2027. Handlers answer requests.`
 * bad:  `Handlers answer requests.`
 */
export const releaseDate: Check = (page, site) => {
  const isLatest = page.path === `notes/${latestVersion(site)?.label}.md`;
  const isUndated = page.frontMatter.kind === 'notes' && dateOf(page) === undefined;
  const paragraph = page.tree.children.find(({type}) => type === 'paragraph') ?? page.tree;
  return flattenProblems(
    problemIf(isLatest && isUndated, paragraph, {
      found: "the notes for the latest release don't begin with its date",
      hint: 'Begin the first paragraph with "Released on January 31, 2027."',
    }),
  );
};
