import type {Heading, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {Plugin} from 'unified';
import {createSlugger} from '@docusaurus/utils';
import {fail} from './fail';
import {setHtmlProperties} from './nodes';
import {firstSentence, isMemberHeading, purposeOf} from './purpose';
import {collectSignatureBlocks, headingText, type SignatureBlock} from './signatureBlocks';

/**
 * Writes the summary of a class page's members in place of `<Members/>`.
 *
 * in:
 *     <Members/>
 *     ## `.wait()`
 *     ```qs signature
 *     .wait({timeout : number}) : boolean
 *     ```
 *     | … |
 *     Waits until the signal is triggered. Then goes on.
 *
 * out: a table `Member | Result | Purpose` with the row
 *     | [`.wait()`](#wait) | boolean | Waits until the signal is triggered. |
 *
 * A member is a heading in code marks with a signature block below it; its purpose is the first
 * sentence of the first paragraph under the heading. Runs before `signatures`.
 */
const members: Plugin<[], Root> = () => (tree, file) => {
  const index = tree.children.findIndex(isMembersElement);
  if (index < 0) {
    return;
  }
  const blocks = collectSignatureBlocks(tree, file).filter((block) =>
    isMemberHeading(block.heading),
  );
  const firstBlocks = blocks.filter(
    (block, i) => blocks.findIndex((other) => other.heading === block.heading) === i,
  );
  if (firstBlocks.length === 0) {
    fail(file, tree.children[index], {
      found: '<Members/> finds no member on this page',
      fix: 'Give each member a heading in code marks (## `.name()`) with a signature block below it',
    });
  }
  tree.children[index] = summaryTable(
    firstBlocks.map((block) => {
      const purpose = purposeOf(tree, block.heading as Heading);
      if (!purpose) {
        fail(file, block.heading, {
          found: `the member ${headingText(block.heading)} has no sentence that says what it does`,
          fix: 'Write a paragraph below its signature and table; its first sentence goes into the summary',
        });
      }
      return memberRow(block, firstSentence(purpose));
    }),
  );
};

export default members;

function isMembersElement(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Members';
}

function memberRow(block: SignatureBlock, purpose: PhrasingContent[]): TableRow {
  const name = headingText(block.heading);
  const results = [...new Set(block.forms.map((form) => form.result))].filter(Boolean);
  return row([
    [
      {
        type: 'link',
        url: `#${createSlugger().slug(name)}`,
        children: [{type: 'inlineCode', value: name}],
      },
    ],
    [{type: 'text', value: results.join(', ')}],
    purpose,
  ]);
}

function summaryTable(rows: TableRow[]): Table {
  const head = row(
    ['Member', 'Type', 'Purpose'].map((text) => [{type: 'text' as const, value: text}]),
  );
  const table: Table = {type: 'table', align: [null, null, null], children: [head, ...rows]};
  setHtmlProperties(table, {className: ['members']});
  return table;
}

function row(cells: PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  };
}
