import type {Heading, Nodes, PhrasingContent, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {isMemberHeading, readSections} from '../content/page/headings';
import {attributeValue, isJsxElement, type JsxElement} from '../content/page/nodes';
import {table, tableRow, text} from './nodes';

/** The longest description that fits in a row. */
const maxLength = 250;

/**
 * Turns consecutive members that only store a value into the rows of a table. Their headings move to the
 * first column, and so keep their anchors and their entries in "On this page".
 *
 * in:
 *     ## `.isFile`
 *     Always true for a file.
 *     <pre class="signature">.isFile : boolean</pre>
 *
 * out: a table `Property | Type | Description` with the row
 *     | <h2><code>.isFile</code></h2> | boolean | Always true for a file. |
 */
const propertyTables: Plugin<[], Root> = () => (tree) => {
  const sections = readSections(tree).flatMap(({heading, blocks}) =>
    heading ? [{nodes: [heading.node, ...blocks], row: propertyRow(heading.node, blocks)}] : [],
  );
  sections.forEach(({row, nodes: [first]}, index) => {
    const next = sections.slice(index).findIndex((section) => !section.row);
    const run = sections.slice(index, next < 0 ? undefined : index + next);
    const isStart = row && !sections[index - 1]?.row;
    if (isStart && first && run.length > 1) {
      const rows = run.flatMap((section) => section.row ?? []);
      const length = run.flatMap(({nodes}) => nodes).length;
      tree.children.splice(
        tree.children.indexOf(first),
        length,
        table('properties', ['Property', 'Type', 'Description'], rows),
      );
    }
  });
};

export default propertyTables;

/** Returns undefined if the section is about something else, or has more than fits in a row. */
function propertyRow(heading: Heading, nodes: readonly RootContent[]): TableRow | undefined {
  const signature = nodes.find(isSignature);
  const types = signature && typesOf(signature);
  const content = nodes.filter((node) => node !== signature);
  const words = content.filter(({type}) => type === 'paragraph').map((node) => toString(node));
  const isSimple = content.every((node) => node.type === 'paragraph' || isBadge(node));
  return isMemberHeading(heading) && types && isSimple && words.join(' ').length <= maxLength
    ? tableRow([[heading], types, content])
    : undefined;
}

function isSignature(node: Nodes): node is JsxElement {
  return isJsxElement(node) && attributeValue(node, 'className') === 'signature';
}

function isBadge(node: RootContent): boolean {
  return isJsxElement(node) && ['Since', 'Changed'].includes(node.name ?? '');
}

/** in: `.to : string`, `.to : object`; out: `string, object`; undefined for a function */
function typesOf({children: [code]}: JsxElement): PhrasingContent[] | undefined {
  const forms = code && isJsxElement(code) ? code.children.filter(isJsxElement) : [];
  const types = forms.map(({children}) => {
    const colon = children.findIndex((node) => node.type === 'text' && node.value.includes(':'));
    return children.slice(colon + 1) as PhrasingContent[];
  });
  return forms.every((form) => /^\.\w+ : [^()]+$/.test(toString(form)))
    ? types.flatMap((type, index) => (index > 0 ? [text(', '), ...type] : type))
    : undefined;
}
