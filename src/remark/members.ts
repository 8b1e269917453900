import type {PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {deprecationOf} from '../content/deprecation';
import {isMemberHeading, readHeadings, type PageHeading} from '../content/headings';
import {firstSentence, purposeOf} from '../content/purpose';
import {readSignatures, type SignatureBlock} from '../content/signatures';
import {inlineCode, link, text} from './markdownNodes';
import {setHtmlProperties} from './nodes';
import {sectionBelow} from './sectionBelow';
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

function memberRow(
  {node, text: name, anchor}: PageHeading,
  block: SignatureBlock,
  tree: Root,
): TableRow {
  const results = [...new Set(block.forms.map((form) => form.result))].filter(Boolean);
  const purpose = purposeOf(tree, node) ?? [];
  const deprecation = deprecationOf(tree, node);
  const cells = row([
    [link(`#${anchor}`, inlineCode(name))],
    [text(results.join(', '))],
    [
      ...firstSentence(purpose),
      ...(deprecation ? [text(' Use '), inlineCode(deprecation.use), text(' instead.')] : []),
    ],
  ]);
  const section = sectionBelow(node, tree, 6);
  if (section.some((item) => item.type === 'paragraph' && /Inherited from/.test(toString(item)))) {
    setHtmlProperties(cells, {dataInherited: ''});
  }
  return cells;
}

function summaryTable(rows: TableRow[]): Table {
  const header = row(['Member', 'Type', 'Purpose'].map((title) => [text(title)]));
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
