import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {groupHeadings, isMemberHeading} from '../content/page/headings';
import {isExpression, isHeading, readComment} from '../content/page/nodes';
import {problemAt, problemIf, type NestedProblems, type TextCheck} from './problem';

/**
 * Requires headings to have text, a section below them, and a unique anchor.
 *
 * good: `## Lock an entity {/* #lock *‍/}` with text below it
 * bad:  `# Title`, `##`, two headings in a row, `{/* lock *‍/}`, the same anchor twice,
 *       `## Sort` above `` ## `.sort()` ``, which links then miss
 */
export const headingForm: TextCheck = ({tree, headings}) => {
  const blocks = tree.children.filter((node) => !isExpression(node));
  const groups = groupHeadings(headings).map(({node}): RootContent => node);
  return [
    headings.map(({node, depth}) =>
      problemIf(depth === 1, node, {
        found: 'a first-level heading',
        hint: 'Begin with "##": the title in the front matter is the first-level heading',
      }),
    ),
    headings.map(({node, text}) =>
      text === ''
        ? problemAt(node, {found: 'a heading without words', hint: 'Add words, or delete it'})
        : commentProblem(node),
    ),
    blocks.map((node, index) =>
      problemIf(
        isHeading(node) &&
          toString(node) !== '' &&
          !groups.includes(node) &&
          isEmpty(node, blocks[index + 1]),
        node,
        {
          found: 'a heading without text below it',
          hint: 'Write what you know, or delete the heading',
          isUnfinished: true,
        },
      ),
    ),
    headings.map(({node, anchor, text}, index) => {
      const isRepeated = headings.findIndex((other) => other.anchor === anchor) < index;
      return problemIf(text !== '' && isRepeated, node, {
        found: `another heading already has the anchor "#${anchor}"`,
        hint: 'Give each heading its own anchor, or delete the comment',
      });
    }),
    headings.map(({node, anchor, text}) => {
      const own = isMemberHeading(node) ? anchor.replace(/-\d+$/, '') : anchor;
      const taker = headings.find((other) => own !== anchor && other.anchor === own)?.node;
      return problemIf(taker !== undefined && !isMemberHeading(taker), taker, {
        found: `the heading takes the anchor "#${own}" of ${text}`,
        hint: 'Use other words',
      });
    }),
  ];
};

function isEmpty({depth}: Heading, next: RootContent | undefined): boolean {
  return next === undefined || (isHeading(next) && next.depth <= depth);
}

/** Reports a comment in a heading that is neither an anchor nor an instruction to the check. */
function commentProblem({children}: Heading): NestedProblems {
  const last = children.at(-1);
  const comment = last && isExpression(last) ? readComment(last) : undefined;
  return (
    comment !== undefined &&
    !/^(?:#\S+$|check: )/.test(comment) &&
    problemAt(last, {
      found: `the comment "${comment}" in a heading has no effect`,
      hint: `Write {/* #${comment.replace(/^#+|\s.*$/g, '') || 'name'} */} for a stable anchor, or delete it`,
    })
  );
}
