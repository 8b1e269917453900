/** Helpers for reading the nodes in a page's tree. */
import type {Code, Heading, Nodes, Paragraph, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export type Expression = Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression'}>;

/** Nodes in trees that no longer change. */
const indexes = new WeakMap<Nodes, readonly Nodes[]>();

/** Caches the nodes in a tree for `allNodes`, which every rule calls. The tree must no longer change. */
export function indexNodes(tree: Nodes): void {
  indexes.set(tree, allNodes(tree));
}

/**
 * Returns all nodes in a tree, in page order. unist-util-visit renames a function for each visited
 * node, which took a third of the time needed to apply all rules to all pages.
 */
export function allNodes(tree: Nodes): readonly Nodes[] {
  const index = indexes.get(tree);
  if (index) {
    return index;
  }
  const found: Nodes[] = [];
  const walk = (node: Nodes) => {
    found.push(node);
    if ('children' in node) {
      node.children.forEach(walk);
    }
  };
  walk(tree);
  return found;
}

/** Returns the nodes of these types in a tree, in page order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: Type[]
): Extract<Nodes, {type: Type}>[] {
  const wanted: readonly string[] = types;
  const found = allNodes(tree).filter((node) => wanted.includes(node.type));
  return found as Extract<Nodes, {type: Type}>[];
}

/**
 * Returns the blocks below a heading, or from the beginning of the page, up to the next heading.
 *
 * @param depth the deepest heading level that ends the section
 */
export function blocksBelow({children}: Root, heading?: Heading, depth = 6): RootContent[] {
  const blocks = children.slice(heading ? children.indexOf(heading) + 1 : 0);
  const end = blocks.findIndex((node) => isHeading(node) && node.depth <= depth);
  return end < 0 ? blocks : blocks.slice(0, end);
}

export function isCode(node: Nodes | undefined): node is Code {
  return node?.type === 'code';
}

export function isHeading(node: Nodes | undefined): node is Heading {
  return node?.type === 'heading';
}

export function isTable(node: Nodes | undefined): node is Table {
  return node?.type === 'table';
}

/** Returns true for a table whose first column has this name. */
export function isTableOf(column: string, node: Nodes | undefined): node is Table {
  return isTable(node) && cellTexts(node.children[0])[0] === column;
}

/** Returns true for the element of a component on a separate line: `<Members/>`. */
export function isBlockElement(name: string, node: Nodes | undefined): node is MdxJsxFlowElement {
  return node?.type === 'mdxJsxFlowElement' && node.name === name;
}

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isExpression(node: Nodes): node is Expression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** Returns the text of an expression that only contains a comment, otherwise undefined. */
export function readComment({value}: Expression): string | undefined {
  return /^\s*\/\*\s*([\s\S]*?)\s*\*\/\s*$/.exec(value)?.[1];
}

/** Returns the plain text of the row's cells. */
export function cellTexts(row: TableRow | undefined): string[] {
  return (row?.children ?? []).map((cell) => toString(cell).trim());
}

/** A row below a table's header. */
export interface Row {
  node: TableRow;
  /** The plain text of its cells. */
  cells: string[];
  /** Returns the text in a column; empty if there is no such column. */
  cell: (column: string) => string;
}

/** Returns the names of a table's columns, and its rows. */
export function readTable({children: [header, ...rows]}: Table): {columns: string[]; rows: Row[]} {
  const columns = cellTexts(header);
  return {
    columns,
    rows: rows.map((node) => {
      const cells = cellTexts(node);
      return {node, cells, cell: (column) => cells[columns.indexOf(column)] ?? ''};
    }),
  };
}

/** Returns the rows of all tables among the nodes whose first column has this name. */
export function rowsBelow(column: string, nodes: readonly Nodes[] = []): Row[] {
  return nodes.flatMap((node) => (isTableOf(column, node) ? readTable(node).rows : []));
}

/** Returns the value of a component's plain attribute, or undefined. */
export function attributeValue(node: JsxElement, name: string): string | undefined {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Returns true if the word follows the fence's language, outside attributes such as `title="…"`. */
export function hasMark(code: Code, word: string): boolean {
  return (code.meta ?? '')
    .replace(/\w+="[^"]*"/g, '')
    .split(/\s+/)
    .includes(word);
}

/** Returns the value of `name="…"` after a fence's language, or undefined. */
export function metaValue(code: Code, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(code.meta ?? '')?.[1];
}

const badges = ['Since', 'Changed', 'Deprecated'];

/** Returns true for the title of an admonition. */
export function isAdmonitionTitle({data}: Nodes): boolean {
  return (data as {directiveLabel?: boolean} | undefined)?.directiveLabel === true;
}

/** Returns true if the block consists only of version badges. */
export function isBadges(node: RootContent | Paragraph): boolean {
  if (node.type === 'paragraph') {
    return node.children.every(
      (child) =>
        (child.type === 'mdxJsxTextElement' && badges.includes(child.name ?? '')) ||
        (child.type === 'text' && child.value.trim() === ''),
    );
  }
  return node.type === 'mdxJsxFlowElement' && badges.includes(node.name ?? '');
}
