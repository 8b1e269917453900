import type {RootContent, Table, TableRow} from 'mdast';
import type {ObjectProperties} from 'qodlyscript';
import {cacheByText} from '../cache/pageCache';
import {definitionsOf, type Definition} from '../names/definitions';
import {blocksBelow, cellTexts, isCode, isTable, nodesOf} from '../page/nodes';
import type {Page} from '../page/page';
import {nameInCode} from '../reference/entry';

/**
 * Returns the objects that the page's commands and members take and return, with the properties that
 * its tables list, keyed by the name of the command or member in code: `lastErrors`, `4D.Entity.save`.
 *
 *     | Property | Type | Content |
 *     | `status` | number | … |
 */
export const objectsOf = cacheByText('objects', (page): [string, ObjectProperties][] =>
  definitionsOf(page).flatMap((definition): [string, ObjectProperties][] => {
    if (definition.kind === 'class') {
      return [];
    }
    const nodes = sectionsOf(definition, page);
    const parameters = definition.blocks.flatMap(({table}) => table ?? []);
    const values = {...readValues(nodes.filter(isOwnTable)), ...readValues(parameters.slice(0, 1))};
    const properties = readProperties(nodes);
    const hasValues = Object.keys(values).length > 0;
    if (!properties && !hasValues) {
      return [];
    }
    const names = properties ?? {listed: [], given: [], mentioned: []};
    return [[nameInCode(definition), {...names, ...(hasValues && {values})}]];
  }),
);

/** Returns the nodes below a definition's heading, and below the headings that its result links to. */
function sectionsOf({heading, blocks}: Definition, page: Page): RootContent[] {
  const ownNodes = heading ? nodesBelow(heading.anchor, page) : page.tree.children;
  const results = blocks.flatMap(({table}) => (table ? nodesOf(table, 'link') : []));
  const linkedNodes = results.flatMap(({url}) =>
    url.startsWith('#') ? nodesBelow(url.slice(1), page) : [],
  );
  return [...ownNodes, ...linkedNodes];
}

/** Returns the nodes between a heading and the next one at the same level or above. */
function nodesBelow(anchor: string, {headings, tree}: Page): RootContent[] {
  const heading = headings.find((candidate) => candidate.anchor === anchor);
  return heading ? blocksBelow(tree, heading.node, heading.depth) : [];
}

function readProperties(nodes: readonly RootContent[]): ObjectProperties | undefined {
  const tables = nodes.filter(isOwnTable);
  const others = nodes.filter((node) => !isTable(node) || listsProperties(node) !== 'nested');
  if (tables.length === 0) {
    return undefined;
  }
  const rows = tables.flatMap((table) => table.children.slice(1));
  const listed = tables.flatMap(namesListedIn);
  const given = tables.filter((table) => !listsOptions(table)).flatMap(namesListedIn);
  // A row without inline code, such as "any other", allows properties with any name.
  const isOpen =
    rows.some((row) => namesIn(row.children[0]).length === 0) ||
    nodes.some((node) => /\bcustom propert/i.test(textOf(node)));
  return {
    listed: [...new Set(listed)],
    given: [...new Set(given)],
    mentioned: [...new Set(others.flatMap(mentionedIn))].filter((name) => !listed.includes(name)),
    ...(isOpen && {isOpen}),
  };
}

function namesListedIn(table: Table): string[] {
  return table.children.slice(1).flatMap((row) => namesIn(row.children[0]));
}

function isOwnTable(node: RootContent): node is Table {
  return isTable(node) && listsProperties(node) === 'own';
}

/** Returns the allowed strings of parameters and properties whose table lists all of them. */
function readValues(tables: readonly Table[]): Record<string, string[]> {
  const rows = tables.flatMap((table) => table.children.slice(1));
  const names = rows.map((row) => nameOfRow(row));
  return Object.fromEntries(
    rows.flatMap((row): [string, string[]][] => {
      const name = nameOfRow(row);
      const values = [...new Set(valuesIn(row))];
      const isAmbiguous = names.filter((candidate) => candidate === name).length > 1;
      return values.length > 1 && !isAmbiguous ? [[name, values]] : [];
    }),
  );
}

function nameOfRow(row: TableRow): string {
  return (cellTexts(row)[0] ?? '').replace(/^.*\./, '');
}

/** Returns the strings in inline code in the last cell, unless they are only examples. */
function valuesIn(row: TableRow): string[] {
  const texts = cellTexts(row);
  const last = row.children.at(-1);
  const isOpen = /such as|example|other|any |left out/i.test(texts.at(-1) ?? '');
  return last && texts[1] === 'string' && !isOpen
    ? nodesOf(last, 'inlineCode').flatMap(({value}) => /^"(.*)"$/.exec(value)?.[1] ?? [])
    : [];
}

/** Matches column headers that describe an object: `Property of the result`, ``Property of `settings` ``. */
const wholeObjects =
  /^(?:Property|Option)(?: of (?:the (?:result|status|objects)|settings|server|options|parameters|querySettings))?$/;

/** Headers of tables that list what the caller passes. */
const optionObjects =
  /^(?:Option|Property of (?:settings|server|options|parameters|querySettings))\b/;

/** Returns true if a table lists properties of an object that the caller passes. */
function listsOptions(table: Table): boolean {
  const [first = ''] = cellTexts(table.children[0]);
  return optionObjects.test(first);
}

/**
 * Returns whether a table with types lists the properties of the described object (`own`) or of an object
 * inside it (`nested`).
 */
function listsProperties(table: Table): 'own' | 'nested' | undefined {
  const [first = '', second = ''] = cellTexts(table.children[0]);
  if (!/^(?:Property|Option)\b/.test(first) || second !== 'Type') {
    return undefined;
  }
  return wholeObjects.test(first) ? 'own' : 'nested';
}

function namesIn(cell: Table['children'][number]['children'][number] | undefined): string[] {
  return cell ? nodesOf(cell, 'inlineCode').map(({value}) => value.replace(/^.*\./, '')) : [];
}

/** Returns the names in prose and samples, since some tables omit properties that the text describes. */
function mentionedIn(node: RootContent): string[] {
  const words = nodesOf(node, 'inlineCode').flatMap(
    ({value}) => value.match(/[A-Za-z_]\w*/g) ?? [],
  );
  const code = isCode(node)
    ? (node.value.match(/(?<=[.{,"]\s*)[A-Za-z_]\w*(?="?\s*[:\s).,=])/g) ?? [])
    : [];
  return [...words, ...code];
}

function textOf(node: RootContent): string {
  return nodesOf(node, 'text')
    .map(({value}) => value)
    .join('');
}
