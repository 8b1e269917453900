import {childrenOf} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import {storedAttributes} from './data/database';
import {
  DataClassValue,
  DataModelObject,
  entitiesIn,
  EntityValue,
  SelectionValue,
} from './data/dataObjects';
import {
  BlobValue,
  ClassValue,
  CollectionValue,
  DateValue,
  DocumentValue,
  entriesOf,
  FunctionValue,
  itemsOf,
  known,
  ObjectValue,
  someEntriesOf,
  TimeValue,
  type Scope,
  type Value,
} from './values';
import {shortened} from './stop';
import {numberText, timeText} from './toText';

/** Rows of a collection or a selection. */
export interface Table {
  columns: string[];
  /** The first rows, as literals; empty where an object doesn't have the property. */
  rows: string[][];
  /** The number of rows, shown or not. */
  total: number;
}

/** Longer literals end with `…`. */
const maxLength = 200;

/** A collection of objects whose literal is longer is shown as a table. */
const maxLineLength = 60;
const maxRows = 50;
const maxColumns = 20;

/** Returns the last variable passed to a command without a result, which may change it. */
export function changedArgument(statement: Statement, value: Value, {variables}: Scope): Value {
  if (
    statement.kind !== 'expression' ||
    statement.expression.kind !== 'call' ||
    value !== undefined
  ) {
    return undefined;
  }
  const last = statement.expression.args.findLast(({kind}) => kind === 'name');
  return last?.kind === 'name' ? variables.get(last.name.toLowerCase())?.value : undefined;
}

/** Returns true if pages would state the result: not for a declaration, a block, or a call without one. */
export function hasResult(statement: Statement, value: Value): boolean {
  switch (statement.kind) {
    case 'var':
    case 'return':
      return statement.value !== undefined;
    case 'expression':
      return statement.expression.kind === 'assignment' || value !== undefined;
    default:
      return false;
  }
}

/** Returns true if the code itself shows the value: `rows = [{name: "Anna"}]`. */
export function isLiteralAssignment(statement: Statement): boolean {
  return statement.kind === 'var'
    ? statement.value !== undefined && isLiteral(statement.value)
    : statement.kind === 'expression' &&
        statement.expression.kind === 'assignment' &&
        statement.expression.operator === '=' &&
        isLiteral(statement.expression.value);
}

const literalKinds = ['string', 'number', 'date', 'time', 'collection', 'object', 'negative'];

function isLiteral(expression: Expression): boolean {
  return (
    (literalKinds.includes(expression.kind) ||
      (expression.kind === 'name' && /^(?:true|false|null)$/.test(expression.name))) &&
    childrenOf(expression).every(isLiteral)
  );
}

/** Returns the value as a literal, or as a table if it's a long collection of objects. */
export function describeResult(value: Value): string | Table {
  if (value instanceof SelectionValue) {
    return tableOfSelection(value);
  }
  const text = literalOf(value);
  if (!(value instanceof CollectionValue) || text.length <= maxLineLength) {
    return text;
  }
  const items = itemsOf(value);
  return items.every((item) => item instanceof ObjectValue && !item.isPartial)
    ? tableOf(items as ObjectValue[])
    : text;
}

function tableOf(objects: ObjectValue[]): Table {
  const shown = objects.slice(0, maxRows);
  const columns = [...new Set(shown.flatMap((object) => [...entriesOf(object).keys()]))];
  return {
    columns: columns.slice(0, maxColumns).map(shortened),
    rows: shown.map((object) =>
      columns
        .slice(0, maxColumns)
        .map((name) => (object.entries.has(name) ? literalOf(object.entries.get(name)) : '')),
    ),
    total: objects.length,
  };
}

/** Shows the attributes that the entities have, except for objects, with the keys of related entities. */
function tableOfSelection({dataclass, keys}: SelectionValue): Table {
  const entities = entitiesIn(dataclass);
  const shown = keys.slice(0, maxRows).flatMap((key) => entities.get(key)?.values ?? []);
  const columns = storedAttributes(dataclass)
    .filter((attribute) => attribute.kind !== 'storage' || attribute.type !== 'object')
    .map(({name}) => name)
    .filter((name) => shown.some((values) => values.get(name) !== null));
  return {
    columns,
    rows: shown.map((values) => columns.map((name) => literalOf(values.get(name)))),
    total: keys.length,
  };
}

/** Returns the value as a literal of the language, shortened; values without a literal are described. */
export function literalOf(value: Value): string {
  const out = {text: ''};
  write(value, out);
  return out.text.length > maxLength ? `${out.text.slice(0, maxLength)}…` : out.text;
}

/** Appends to the text until it's long enough, however large the value is. */
function write(value: Value, out: {text: string}): void {
  const knownValue = known(value);
  if (knownValue instanceof CollectionValue) {
    writeAll('[', itemsOf(knownValue), (item) => write(item, out), ']', out);
  } else if (hasLiteral(knownValue)) {
    writeAll(
      '{',
      someEntriesOf(knownValue),
      ([name, inner]) => {
        out.text += `${quoted(name)}:`;
        write(inner, out);
      },
      '}',
      out,
    );
  } else {
    out.text += scalarText(knownValue);
  }
}

function writeAll<Item>(
  open: string,
  items: Iterable<Item>,
  writeOne: (item: Item) => void,
  close: string,
  out: {text: string},
): void {
  out.text += open;
  let isFirst = true;
  for (const item of items) {
    if (out.text.length > maxLength) {
      return;
    }
    out.text += isFirst ? '' : ',';
    isFirst = false;
    writeOne(item);
  }
  out.text += close;
}

function hasLiteral(value: Value): value is ObjectValue {
  return (
    value instanceof ObjectValue &&
    !(value instanceof DocumentValue || value instanceof DataModelObject)
  );
}

function scalarText(value: Exclude<Value, CollectionValue>): string {
  if (typeof value === 'string') {
    return quoted(value);
  }
  if (typeof value === 'number') {
    return Number.isNaN(value) ? 'an undefined number' : numberText(value);
  }
  if (value instanceof DateValue) {
    const {year, month, day} = value;
    return `!${[year, month, day].map((part) => String(part).padStart(2, '0')).join('-')}!`;
  }
  if (value instanceof TimeValue) {
    return `?${timeText(value)}?`;
  }
  if (value instanceof ClassValue) {
    return `the class ${value.name}`;
  }
  if (value instanceof DocumentValue) {
    const {path, isFolder, archive} = value;
    const kind = isFolder ? 'folder' : 'file';
    return archive
      ? `the ${kind} ${quoted(path.slice(1))} in an archive`
      : `${kind}(${quoted(path)})`;
  }
  if (value instanceof BlobValue) {
    return `a blob of ${value.bytes.length} ${value.bytes.length === 1 ? 'byte' : 'bytes'}`;
  }
  if (value instanceof DataModelObject) {
    return dataText(value);
  }
  return value instanceof FunctionValue ? 'a function' : String(value);
}

/** Describes an object of the data: `Employee 1 (Ana, Lopez)`. */
function dataText(object: DataModelObject): string {
  if (object instanceof EntityValue) {
    const {dataclass, key, entries} = object;
    const texts = [...entries.values()].filter((value) => typeof value === 'string').slice(0, 2);
    const content = texts.length > 0 ? ` (${texts.join(', ')})` : '';
    return `${key === undefined ? 'a new ' : ''}${dataclass.name}${key === undefined ? '' : ` ${key}`}${content}`;
  }
  if (object instanceof SelectionValue) {
    const {length} = object.keys;
    return `${length} ${length === 1 ? 'entity' : 'entities'} of ${object.dataclass.name}`;
  }
  return object instanceof DataClassValue
    ? `the dataclass ${object.dataclass.name}`
    : 'the datastore';
}

const escapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

function quoted(text: string): string {
  const shown = text.length > maxLength ? text.slice(0, maxLength) : text;
  return `"${shown.replace(/["\\\n\r\t]/g, (character) => escapes[character] ?? '')}${shown === text ? '"' : ''}`;
}
