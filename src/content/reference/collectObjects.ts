import type {Nodes, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Definition} from '../names/definitions';
import {cellTexts, isTable, readTable} from '../page/nodes';
import type {Page} from '../page/page';
import {oneLine} from '../text';
import type {DocumentedObject, ObjectProperty} from './entry';

/**
 * Returns the objects whose properties the page lists in tables, by definition: the member above the
 * table, otherwise the command or class that the page is about.
 *
 *     | Property of `settings` | Type | Default | Effect |
 *     | `host` | string | mandatory | Name of the server |
 */
export function collectObjects(
  page: Page,
  definitions: readonly Definition[],
): Map<Definition, DocumentedObject[]> {
  const objects = new Map<Definition, DocumentedObject[]>();
  const pageDefinition = definitions.find(({heading}) => heading === undefined);
  let owner = pageDefinition;
  for (const {heading, blocks} of page.sections) {
    const defined = definitions.find((definition) => definition.heading === heading);
    if (defined || (heading?.depth ?? 0) <= (owner?.heading?.depth ?? 0)) {
      owner = defined ?? pageDefinition;
    }
    // The heading above the table, unless it is the definition's own.
    const subheading = heading === owner?.heading ? undefined : heading;
    blocks.forEach((node, index) => {
      const properties = isTable(node) ? readProperties(node) : [];
      if (owner && isTable(node) && properties.length > 0) {
        const description = introOf(blocks[index - 1]);
        const object: DocumentedObject = {
          name: nameOf(node, description, subheading?.text ?? '', owner),
          description,
          ...(subheading && {anchor: subheading.anchor}),
          properties,
        };
        objects.set(owner, [...(objects.get(owner) ?? []), object]);
      }
    });
  }
  return objects;
}

const firstColumn = /^(?:Property|Option)(?: of (?:the |each )?(.+))?$/;

function introOf(node: Nodes | undefined): string {
  return node?.type === 'paragraph' ? oneLine(toString(node)) : '';
}

function nameOf(table: Table, intro: string, heading: string, {name, blocks}: Definition): string {
  const [column = ''] = cellTexts(table.children[0]);
  const [, nameInColumn] = firstColumn.exec(column) ?? [];
  if (nameInColumn) {
    return nameInColumn;
  }
  const nameInIntro =
    /^(?:Each (error|\w+ object)|(?!The |An? |It )(\w+)) (?:is an object with|has|can have) these properties/.exec(
      intro,
    );
  if (nameInIntro) {
    return nameInIntro[1] ?? nameInIntro[2] ?? '';
  }
  if (heading && heading !== 'Description') {
    return heading.replace(/^Properties of /, '');
  }
  if (column === 'Option') {
    return 'options';
  }
  const isProperty = blocks.some(({forms}) => forms.some(({text}) => /^\.\w+ :/.test(text)));
  const returnsObject = blocks.some(({forms}) =>
    forms.some(({result}) => /\b(?:object|collection)\b/i.test(result)),
  );
  return isProperty ? name : returnsObject ? 'result' : '';
}

function readProperties(table: Table): ObjectProperty[] {
  const {columns, rows} = readTable(table);
  if (!firstColumn.test(columns[0] ?? '')) {
    return [];
  }
  return rows.flatMap(({node, cells, cell}) => {
    const value = cell('Default');
    const isRequired = value === 'mandatory' || cell('Required') === 'yes';
    return namesOf(node).map((name) => ({
      name,
      type: cell('Type'),
      ...(isRequired && {required: true as const}),
      ...(value && !isRequired && {default: value}),
      description: describe(columns, cells),
    }));
  });
}

/** in: `` `.status` ``, `` `[].name` ``, `` `$1.value` ``; out: `status`, `name`, `value` */
function namesOf(row: TableRow): string[] {
  return (row.children[0]?.children ?? []).flatMap((child) =>
    child.type === 'inlineCode' ? [child.value.replace(/^(?:\$1|\[\])?\./, '')] : [],
  );
}

/** Returns the remaining cells, with their column names if there is more than one. */
function describe(columns: readonly string[], cells: readonly string[]): string {
  const remaining = columns.flatMap((column, index) =>
    index > 0 && !['Type', 'Default', 'Required'].includes(column) && cells[index]
      ? [{column, text: cells[index]}]
      : [],
  );
  const [only] = remaining;
  return remaining.length === 1 && only
    ? only.text
    : remaining.map(({column, text}) => `${column}: ${text}`).join('; ');
}
