import type {Heading, PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {deprecationOf} from '../content/deprecation';
import {isMemberHeading, readHeadings, type PageHeading} from '../content/headings';
import {isHeading} from '../content/nodes';
import {firstSentence, purposeOf} from '../content/purpose';
import {readSignatures, type SignatureBlock} from '../content/signatures';
import {setHtmlProperties} from './nodes';
import {compareNames} from './sortContents';

/**
 * Writes a table of a class page's members in place of `<Members/>`.
 *
 * in:
 *     <Members/>
 *     ## `.wait()`
 *     Waits until the signal is triggered.
 *     ```qs signature
 *     .wait({timeout : number}) : boolean
 *     ```
 *     | … |
 *
 * out: a table `Member | Type | Purpose` with the row
 *     | [`.wait()`](#wait) | boolean | Waits until the signal is triggered. |
 *
 * A member is a heading in inline code with a signature block below it. Its purpose is the first
 * sentence under the heading. Rows are sorted alphabetically, and marked as inherited if the
 * section says "Inherited from".
 *
 * Runs before `signatures`.
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
    const block = blocks.find((candidate) => candidate.heading === heading.node);
    return block && isMemberHeading(heading.node)
      ? [{name: heading.text, cells: memberRow(heading, block, tree)}]
      : [];
  });
  rows.sort((a, b) => compareNames(a.name, b.name));
  tree.children[index] = summaryTable(rows.map(({cells}) => cells));
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
  if (isInherited(node, tree)) {
    setHtmlProperties(cells, {dataInherited: ''});
  }
  return cells;
}

function isInherited(heading: Heading, {children}: Root): boolean {
  const start = children.indexOf(heading) + 1;
  const length = children.slice(start).findIndex(isHeading);
  return children
    .slice(start, length < 0 ? undefined : start + length)
    .some((node) => node.type === 'paragraph' && /Inherited from/.test(toString(node)));
}

function insteadOf(name: string): PhrasingContent[] {
  return [
    {type: 'text', value: ' Use '},
    {type: 'inlineCode', value: name},
    {type: 'text', value: ' instead.'},
  ];
}

function summaryTable(rows: TableRow[]): Table {
  const header = row(
    ['Member', 'Type', 'Purpose'].map((text) => [{type: 'text' as const, value: text}]),
  );
  const table: Table = {type: 'table', align: [null, null, null], children: [header, ...rows]};
  setHtmlProperties(table, {className: ['members']});
  return table;
}

function row(cells: PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  };
}
