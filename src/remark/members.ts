import type {Root, Table, TableRow} from 'mdast';
import type {Plugin} from 'unified';
import {deprecationIn, purposeOf} from '../content/names/definitions';
import {
  groupHeadings,
  isMemberHeading,
  readSections,
  type PageHeading,
} from '../content/page/headings';
import {isBlockElement} from '../content/page/nodes';
import {readSignatures, type SignatureBlock} from '../content/page/signatures';
import {componentElement, inlineCode, link, table, tableRow, text} from './nodes';

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
 * sentence under the heading. A row with the title of each group stands above its members.
 *
 * Runs before `signatures`.
 */
const members: Plugin<[], Root> = () => (tree) => {
  const index = tree.children.findIndex((node) => isBlockElement('Members', node));
  if (index < 0) {
    return;
  }
  const sections = readSections(tree);
  const signatures = readSignatures(sections);
  const groups = groupHeadings(sections.flatMap(({heading}) => heading ?? []));
  const rows = sections.flatMap((section) => {
    const {heading} = section;
    if (!heading || groups.includes(heading)) {
      return heading ? [groupRow(heading)] : [];
    }
    const block = signatures.find((candidate) => candidate.section === section);
    return block && isMemberHeading(heading.node) ? [memberRow(heading, block)] : [];
  });
  tree.children[index] = table('members', ['Member', 'Type', 'Purpose'], rows);
};

export default members;

/** Minimum number of rows. Shorter tables don't need a filter. */
const minRows = 12;

/** Wraps a long table of members in a filter, `<ListFilter label="Filter members" …>`. */
export const memberFilter: Plugin<[], Root> = () => (tree) => {
  const index = tree.children.findIndex((node) => propertiesOf(node).className?.[0] === 'members');
  const summary = tree.children[index] as Table | undefined;
  if (summary && summary.children.length > minRows) {
    const attributes = {label: 'Filter members', placeholder: 'name, type, purpose…'};
    tree.children[index] = componentElement('ListFilter', attributes, [summary]);
  }
};

function propertiesOf({data}: {data?: object}): {className?: string[]} {
  return (data as {hProperties?: object} | undefined)?.hProperties ?? {};
}

function memberRow({text: name, anchor}: PageHeading, {forms, section}: SignatureBlock): TableRow {
  const results = [...new Set(forms.map((form) => form.result))].filter(Boolean);
  const deprecation = deprecationIn(section);
  return tableRow([
    [link(`#${anchor}`, inlineCode(name))],
    [text(results.join(', '))],
    [
      ...purposeOf(section),
      ...(deprecation ? [text(' Use '), inlineCode(deprecation.use), text(' instead.')] : []),
    ],
  ]);
}

/** Returns a row whose only cell spans the table in HTML, which Markdown can't express. */
function groupRow({text: title, anchor}: PageHeading): TableRow {
  const cell = {
    type: 'element' as const,
    tagName: 'th',
    properties: {colSpan: 3, scope: 'rowgroup'},
    children: [
      {
        type: 'element' as const,
        tagName: 'a',
        properties: {href: `#${anchor}`},
        children: [{type: 'text' as const, value: title}],
      },
    ],
  };
  const data = {hProperties: {dataGroup: ''}, hChildren: [cell]};
  return {...tableRow([[text(title)]]), data};
}

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
export const memberGroups: Plugin<[], Root> = () => (tree) => {
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
