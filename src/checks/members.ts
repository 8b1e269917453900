import {isMemberHeading} from '../content/page/headings';
import {purposeText} from '../content/names/definitions';
import {problemAt, type TextCheck} from './problem';

/** Requires `<Members/>` to find members to list, each with a sentence that describes it. */
export const members: TextCheck = ({tree, headings, signatures}) => {
  const summary = tree.children.find(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Members',
  );
  if (!summary) {
    return undefined;
  }
  const listed = headings.filter(
    ({node}) => isMemberHeading(node) && signatures.some(({heading}) => heading === node),
  );
  return listed.length === 0
    ? problemAt(summary, {
        found: '<Members/> finds no member on this page',
        hint: 'Give each member a heading in backticks (## `.name()`) with a signature block below it',
      })
    : listed
        .filter(({node}) => purposeText(tree, node) === '')
        .map(({node, text}) =>
          problemAt(node, {
            found: `the member ${text} has no sentence that describes it`,
            hint: 'Write a paragraph below its signature and table; the summary shows its first sentence',
          }),
        );
};
