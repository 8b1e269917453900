import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {groupHeadings, isMemberHeading, readSections} from '../content/page/headings';

/**
 * Puts the members on a class page one level below the headings of their groups, and so in the table of
 * contents. In the source, all members have the same level.
 *
 * in:
 *     ## Sort
 *     ## `.orderBy()`
 *     ### Criteria
 * out:
 *     ## Sort
 *     ### `.orderBy()`
 *     #### Criteria
 */
const memberGroups: Plugin<[], Root> = () => (tree) => {
  const headings = readSections(tree).flatMap(({heading}) => heading ?? []);
  if (groupHeadings(headings).length === 0) {
    return;
  }
  let isInMember = false;
  for (const {node} of headings) {
    isInMember = node.depth > 2 ? isInMember : isMemberHeading(node);
    if (isInMember) {
      node.depth = Math.min(node.depth + 1, 6) as typeof node.depth;
    }
  }
};

export default memberGroups;
