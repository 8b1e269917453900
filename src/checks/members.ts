import {isMemberHeading} from '../content/page/headings';
import {isBlockElement} from '../content/page/nodes';
import {purposeText} from '../content/names/definitions';
import {problemAt, type TextCheck} from './problem';

/** Requires `<Members/>` to find members to list, each with a sentence that describes it. */
export const members: TextCheck = ({tree, sections, signatures}) => {
  const summary = tree.children.find((node) => isBlockElement('Members', node));
  if (!summary) {
    return undefined;
  }
  const listed = sections.filter(
    (section) =>
      isMemberHeading(section.heading?.node) &&
      signatures.some((block) => block.section === section),
  );
  return listed.length === 0
    ? problemAt(summary, {
        found: '<Members/> finds no member on this page',
        hint: 'Give each member a heading in backticks (## `.name()`) with a signature block below it',
      })
    : listed
        .filter((section) => purposeText(section) === '')
        .map(({heading}) =>
          problemAt(heading?.node, {
            found: `the member ${heading?.text} has no sentence that describes it`,
            hint: 'Write a paragraph below its signature and table; the summary shows its first sentence',
          }),
        );
};
