import type {PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {deprecationOf} from '../content/deprecation';
import {isMemberHeading, readHeadings, type PageHeading} from '../content/headings';
import {firstSentence, purposeOf} from '../content/purpose';
import {readSignatures, type SignatureBlock} from '../content/signatures';
import {setHtmlProperties} from './nodes';

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
 * sentence of the first paragraph under the heading; where the paragraph says "Inherited from", the row
 * is marked. Runs before `signatures`.
 */
const members: Plugin<[], Root> = () => (tree) => {
  const index = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Members',
  );
  if (index < 0) {
    return;
  }
  const blocks = readSignatures(tree);
  const rows = readHeadings(tree).flatMap((heading) => {
    const block = blocks.find((one) => one.heading === heading.node);
    return block && isMemberHeading(heading.node) ? [memberRow(heading, block, tree)] : [];
  });
  tree.children[index] = summaryTable(rows);
};

export default members;

function memberRow({node, text, anchor}: PageHeading, block: SignatureBlock, tree: Root): TableRow {
  const results = [...new Set(block.forms.map((form) => form.result))].filter(Boolean);
  const purpose = purposeOf(tree, node) ?? [];
  const deprecation = deprecationOf(tree, node);
  const cells = row([
    [{type: 'link', url: `#${anchor}`, children: [{type: 'inlineCode', value: text}]}],
    [{type: 'text', value: results.join(', ')}],
    [...firstSentence(purpose), ...(deprecation ? insteadOf(deprecation.use) : [])],
  ]);
  if (/Inherited from/.test(toString(purpose))) {
    setHtmlProperties(cells, {dataInherited: ''});
  }
  return cells;
}

function insteadOf(name: string): PhrasingContent[] {
  return [
    {type: 'text', value: ' Use '},
    {type: 'inlineCode', value: name},
    {type: 'text', value: ' instead.'},
  ];
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
