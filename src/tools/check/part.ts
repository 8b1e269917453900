import {valuesOf} from '../../content/rememberByText';
import {pageInFile, type Site} from '../../content/site';
import {listCheckedFiles} from '../listFiles';
import type {FileFault} from '../../checks/fault';
import {checkPages} from './checkFiles';
import {divide} from './divide';

/** The part of a check that one thread does. */
export interface Part {
  /** The files to check in all parts; they may be gone. */
  files: readonly string[];
  /** From 0. */
  index: number;
  /** How many parts there are. */
  count: number;
}

/** What rules ask of other pages. */
export type Values = ReturnType<typeof valuesOf>;

/** Reads the part's pages; then checks those that are to be checked. */
export function workOn(
  {files, index, count}: Part,
  site: Site,
): {values: Values; check: () => FileFault[]} {
  const part = new Set(divide(listCheckedFiles(site), site, count)[index]);
  const values = valuesOf([...part].map((file) => pageInFile(site, file)));
  return {
    values,
    check: () =>
      checkPages(
        files.filter((file) => part.has(file)),
        site,
      ),
  };
}
