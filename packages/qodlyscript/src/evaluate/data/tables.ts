import {fromBase64} from '../base64';
import {literalOf} from '../describeResult';
import type {SampleFile, SampleFiles} from '../disk';
import {BlobValue, type Value} from '../values';
import {storedAttributes, type Database} from './database';

/** A dataclass with its entities, or files, to show them to a reader. */
export interface DataTable {
  name: string;
  columns: string[];
  /** Literals of the language; in a dataclass without quotation marks around strings, and empty for null. */
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

/** Returns sample files with their content, also those in archives. */
export function tableOfFiles(files: SampleFiles): DataTable {
  return {name: 'Files at the start of the run', columns: ['path', 'content'], rows: rowsOf(files)};
}

function rowsOf(files: SampleFiles, archive = ''): string[][] {
  return Object.entries(files).flatMap(([name, file]) => {
    const path = archive + name;
    const row = [path, path.endsWith('/') ? 'an empty folder' : contentText(file)];
    return typeof file === 'object' && 'archive' in file
      ? [row, ...rowsOf(file.archive, path)]
      : [row];
  });
}

function contentText(file: SampleFile): string {
  if (typeof file === 'string') {
    return literalOf(file);
  }
  return 'archive' in file
    ? 'a ZIP archive'
    : literalOf(new BlobValue(fromBase64(file.base64), false));
}

function cellText(value: Value): string {
  return value === null ? '' : typeof value === 'string' ? value : literalOf(value);
}
