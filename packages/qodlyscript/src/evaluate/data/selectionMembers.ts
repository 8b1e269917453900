import {integerOf, numberOf, textOf} from '../arguments';
import {hasOption} from '../constants';
import {collectionReads} from '../members/collectionReads';
import {callbackOf, compareMixed} from '../members/ordering';
import {parseExpression} from '../parseExpression';
import {fromEnd} from '../members/collectionChanges';
import {valueAt} from '../objects';
import type {Run} from '../run';
import {collators} from '../text';
import {
  CollectionValue,
  ensure,
  FunctionValue,
  itemsOf,
  kindOf,
  known,
  languageError,
  ObjectValue,
  Unknown,
  type Value,
} from '../values';
import {typeAtPath} from './attributes';
import type {Member} from './dataClassMembers';
import type {Key} from './database';
import {
  DataClassValue,
  DataModelObject,
  entitiesOf,
  entityAt,
  EntityValue,
  newSelection,
  SelectionValue,
} from './dataObjects';
import {keysOf, queried, sortedEntities} from './queried';
import {toObject} from './toObject';

/** Source: language/EntitySelectionClass. */
export const selectionMembers: Record<string, Member<SelectionValue>> = {
  add: (selection, [argument]) => {
    if (!selection.isAlterable) {
      throw languageError(1637, 'This entity selection cannot be altered');
    }
    const keys = keysIn(selection, argument);
    selection.keys = selection.isOrdered
      ? [...selection.keys, ...keys]
      : [...new Set([...selection.keys, ...keys])];
    return selection;
  },

  and: (selection, [other], run) => {
    const keys = new Set(keysIn(selection, other));
    return derived(
      selection,
      selection.keys.filter((key) => keys.has(key)),
      run,
    );
  },

  at: (selection, [index], run) => {
    const at = integerOf(index);
    return entityAt(selection, at < 0 ? at + selection.keys.length : at, run);
  },

  average: (selection, args, run) => computed('average', selection, args, run),

  clean: (selection, _, run) =>
    newSelection(
      selection.dataclass,
      selection.keys.filter((key) => selection.dataclass.entities.has(key)),
      run,
      selection,
    ),

  contains: (selection, [entity]) => {
    const keys = keysIn(selection, entity);
    return keys.length > 0 && keys.every((key) => selection.keys.includes(key));
  },

  copy: (selection, [option], run) =>
    newSelection(selection.dataclass, selection.keys, run, {
      isOrdered: selection.isOrdered,
      isAlterable: !(typeof option === 'number' && hasOption(option, 'kShared')),
    }),

  count: (selection, [path], run) =>
    valuesAt(selection, path, run).filter(
      (value) => !(value instanceof ObjectValue || value instanceof CollectionValue),
    ).length,

  distinct: (selection, [path, option], run) => {
    const values = valuesAt(selection, path, run);
    ensure(
      values.every((value) => !(value instanceof ObjectValue || value instanceof CollectionValue)),
      'distinct objects are not documented',
    );
    return collectionReads.distinct?.(new CollectionValue(values), [option], run);
  },

  distinctPaths: (selection, [name], run) => {
    const paths = entitiesOf(selection, run).flatMap((entity) =>
      pathsIn(known(valueAt(entity, textOf(name), run)), ''),
    );
    return new CollectionValue([...new Set(paths)].sort(comparePaths));
  },

  drop: (selection, _, run) => {
    selection.keys.forEach((key) => selection.dataclass.delete(key));
    return newSelection(selection.dataclass, [], run, selection);
  },

  extract: (selection, args, run) => {
    args.forEach((arg) => ensure(!String(arg).includes('['), 'a path with "[]" is not supported'));
    return collectionReads.extract?.(new CollectionValue(entitiesOf(selection, run)), args, run);
  },

  first: (selection, _, run) => entityAt(selection, 0, run),

  getDataClass: ({dataclass}, _, run) =>
    new DataClassValue(dataclass, run.page.classes.get(dataclass.name)),

  isAlterable: ({isAlterable}) => isAlterable,

  isOrdered: ({isOrdered}) => isOrdered,

  last: (selection, _, run) => entityAt(selection, selection.keys.length - 1, run),

  max: (selection, [path], run) => scalarsAt(selection, path, run).at(-1),

  min: (selection, [path], run) => scalarsAt(selection, path, run)[0],

  minus: (selection, [other], run) => {
    const keys = new Set(keysIn(selection, other));
    return derived(
      selection,
      selection.keys.filter((key) => !keys.has(key)),
      run,
    );
  },

  or: (selection, [other], run) =>
    derived(selection, [...selection.keys, ...keysIn(selection, other)], run),

  orderBy: (selection, [criteria], run) =>
    ordered(
      selection,
      sortedEntities(selection.dataclass, entitiesOf(selection, run), criteria, run),
      run,
    ),

  orderByFormula: (selection, args, run) => orderedByFormula(selection, args, run),

  query: (selection, args, run) =>
    queried(selection.dataclass, selection.keys, args, run, selection.isAlterable),

  selected: (selection, [argument]) => {
    const wanted = known(argument);
    if (!(wanted instanceof SelectionValue) || wanted.dataclass !== selection.dataclass) {
      throw languageError(1587, 'The entity selection comes from an incompatible dataclass');
    }
    return new ObjectValue([['ranges', rangesOf(selection.keys, new Set(wanted.keys))]]);
  },

  slice: (selection, [start, end], run) => {
    const {length} = selection.keys;
    const limit = end === undefined ? length : fromEnd(end, length, length);
    const keys = selection.keys.slice(fromEnd(start, length, 0), limit);
    return newSelection(selection.dataclass, keys, run, selection);
  },

  sum: (selection, args, run) => computed('sum', selection, args, run),

  toCollection: (selection, args, run) => {
    const [filter, ...others] = typeof args[0] === 'number' ? ['', ...args] : args;
    const [options, begin, howMany] = others;
    const {length} = selection.keys;
    const from = begin === undefined ? 0 : integerOf(begin);
    const end = howMany === undefined ? length : from + integerOf(howMany);
    const entities = selection.keys.flatMap((_, index) =>
      index >= from && index < end ? (entityAt(selection, index, run) ?? []) : [],
    );
    return new CollectionValue(entities.map((entity) => toObject(entity, filter, options, run)));
  },
};

/** Returns the keys of an entity or a selection of the same dataclass; empty for null. */
function keysIn({dataclass}: SelectionValue, argument: Value): Key[] {
  const value = known(argument) ?? null;
  if (value === null) {
    return [];
  }
  const isData = value instanceof EntityValue || value instanceof SelectionValue;
  ensure(isData, 'this argument is not supported');
  if (value.dataclass !== dataclass) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
  return value instanceof SelectionValue ? value.keys : keysOf([value]);
}

/** Creates an unordered selection, with the nature of the original. */
function derived({dataclass, isAlterable}: SelectionValue, keys: Key[], run: Run): SelectionValue {
  return newSelection(dataclass, keys, run, {isAlterable});
}

function ordered(
  {dataclass, isAlterable}: SelectionValue,
  entities: EntityValue[],
  run: Run,
): SelectionValue {
  return newSelection(dataclass, keysOf(entities), run, {isOrdered: true, isAlterable});
}

/** Evaluates `.sum()` or `.average()`. */
function computed(name: 'sum' | 'average', selection: SelectionValue, [path]: Value[], run: Run) {
  const type = typeAtPath(selection.dataclass, textOf(path), run);
  if (name === 'sum' && !['number', 'object', 'calculated'].includes(type)) {
    throw languageError(new Unknown('the code of this error is not known'), undefined);
  }
  ensure(type !== 'date', 'the average of dates is not supported');
  const values = new CollectionValue(valuesAt(selection, path, run));
  return collectionReads[name]?.(values, [], run);
}

/** Returns the values at a path that aren't null. */
function valuesAt(selection: SelectionValue, path: Value, run: Run): Value[] {
  typeAtPath(selection.dataclass, textOf(path), run);
  return entitiesOf(selection, run)
    .map((entity) => known(valueAt(entity, textOf(path), run)) ?? null)
    .filter((value) => value !== null);
}

/** Returns the values at a path in ascending order. */
function scalarsAt(selection: SelectionValue, path: Value, run: Run): Value[] {
  const values = valuesAt(selection, path, run);
  ensure(new Set(values.map(kindOf)).size <= 1, 'values of several types are not supported');
  return values.toSorted(compareMixed);
}

/** Lists the paths of an object: `languages`, `languages[].name`, `languages.length`. */
function pathsIn(value: Value, prefix: string): string[] {
  if (value instanceof CollectionValue) {
    return itemsOf(value).flatMap((item) => pathsIn(item, `${prefix}[]`));
  }
  if (!(value instanceof ObjectValue) || value instanceof DataModelObject) {
    return [];
  }
  return [...value.entries].flatMap(([name, inner]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`;
    const length = inner instanceof CollectionValue ? [`${path}.length`] : [];
    return [path, ...pathsIn(inner, path), ...length];
  });
}

/** Compares in alphabetical order, with the elements of a collection before its length. */
function comparePaths(a: string, b: string): number {
  return collators.plain.compare(a.replaceAll('[', ' '), b.replaceAll('[', ' '));
}

function rangesOf(keys: Key[], wanted: ReadonlySet<Key>): CollectionValue {
  const ranges: {start: number; end: number}[] = [];
  keys.forEach((key, index) => {
    const last = ranges.at(-1);
    if (!wanted.has(key)) {
      return;
    }
    if (last?.end === index - 1) {
      last.end = index;
    } else {
      ranges.push({start: index, end: index});
    }
  });
  return new CollectionValue(ranges.map((range) => new ObjectValue(Object.entries(range))));
}

function orderedByFormula(selection: SelectionValue, args: Value[], run: Run): SelectionValue {
  const [formula, ...others] = args.map(known);
  const [sortOrder, settings] = typeof others[0] === 'number' ? others : [0, others[0]];
  const callback = typeof formula === 'string' ? formulaOf(formula, run) : callbackOf(formula, run);
  const params = settings instanceof ObjectValue ? valueAt(settings, 'args', run) : undefined;
  const valued = entitiesOf(selection, run).map((entity) => ({
    entity,
    value: known(run.call(callback, entity, [params])) ?? null,
  }));
  const sign = numberOf(sortOrder) === 1 ? -1 : 1;
  valued.sort((a, b) => sign * compareMixed(a.value, b.value));
  return ordered(
    selection,
    valued.map(({entity}) => entity),
    run,
  );
}

function formulaOf(text: string, run: Run): FunctionValue {
  const expression = parseExpression(text, run.precedence);
  ensure(expression, 'the text of this formula is not supported');
  return new FunctionValue({kind: 'formula', expression, variables: new Map()});
}
