import {literalOf} from '../describeResult';
import type {Value} from '../values';
import {storedAttributes, type Database} from './database';

/** A dataclass with its entities, to show it to a reader. */
export interface DataTable {
  name: string;
  columns: string[];
  /** Literals of the language, but without quotation marks around strings; empty for null. */
  rows: string[][];
}

/** Returns the current content of the database. */
export function tablesOf(database: Database): DataTable[] {
  return [...database.dataclasses.values()].map((dataclass) => {
    const columns = storedAttributes(dataclass).map(({name}) => name);
    const rows = [...dataclass.entities.values()].map(({values}) =>
      columns.map((column) => cellText(values.get(column))),
    );
    return {name: dataclass.name, columns, rows};
  });
}

function cellText(value: Value): string {
  return value === null ? '' : typeof value === 'string' ? value : literalOf(value);
}
