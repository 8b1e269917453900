import type {ArrayExpression, ObjectExpression} from 'estree';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {isMemberName} from '../content/headings';

/** An entry in the table of contents, with its subentries. */
interface Group {
  elements: ArrayExpression['elements'];
  /** The member that the entry names; undefined for other headings. */
  member?: string;
}

/**
 * Sorts the members in a page's table of contents by name. The page groups them by task, but readers look
 * them up by name. Runs after Docusaurus has written the table.
 *
 * in:  export const toc = [{value: '<code>.save()</code>', …}, {value: '<code>.drop()</code>', …}]
 * out: export const toc = [{value: '<code>.drop()</code>', …}, {value: '<code>.save()</code>', …}]
 */
const sortContents: Plugin<[], Root> = () => (tree) => {
  const list = contentsOf(tree);
  if (list) {
    list.elements = sortMembers(groupEntries(list)).flatMap(({elements}) => elements);
  }
};

export default sortContents;

function contentsOf(tree: Root): ArrayExpression | undefined {
  for (const node of tree.children) {
    const [statement] = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    const declaration =
      statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    const [variable] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
    if (
      variable?.id.type === 'Identifier' &&
      variable.id.name === 'toc' &&
      variable.init?.type === 'ArrayExpression'
    ) {
      return variable.init;
    }
  }
  return undefined;
}

/** Groups deeper headings with the second-level heading above them. */
function groupEntries({elements}: ArrayExpression): Group[] {
  const groups: Group[] = [];
  for (const element of elements) {
    const entry = element?.type === 'ObjectExpression' ? element : undefined;
    const last = groups.at(-1);
    if (entry && last && valueOf(entry, 'level') !== 2) {
      last.elements.push(element);
    } else {
      const member = entry && memberOf(String(valueOf(entry, 'value')));
      groups.push({elements: [element], ...(member !== undefined && {member})});
    }
  }
  return groups;
}

function valueOf({properties}: ObjectExpression, name: string): unknown {
  for (const property of properties) {
    if (
      property.type === 'Property' &&
      property.value.type === 'Literal' &&
      ((property.key.type === 'Identifier' && property.key.name === name) ||
        (property.key.type === 'Literal' && property.key.value === name))
    ) {
      return property.value.value;
    }
  }
  return undefined;
}

/** in: `<code>.orderBy()</code>`, `<code>[index]</code>`; out: `.orderBy()`, `[index]` */
function memberOf(value: string): string | undefined {
  const [, name] = /^<code>([^<]*)<\/code>$/.exec(value) ?? [];
  return name !== undefined && isMemberName(name) ? name : undefined;
}

/** Sorts the members alphabetically and leaves other headings in place. */
function sortMembers(groups: Group[]): Group[] {
  const members = groups
    .filter(({member}) => member !== undefined)
    .sort((a, b) => compareNames(a.member ?? '', b.member ?? ''));
  return groups.map((group) => (group.member === undefined ? group : (members.shift() ?? group)));
}

/** Compares names, ignoring case and punctuation: `[index]` comes between `.get()` and `.is()`. */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en', {sensitivity: 'base', ignorePunctuation: true});
}
