// Loaded now, since `valuesFor` only knows the values of loaded modules. Otherwise, the thread that
// checks the site would parse all other threads' pages to compute these values.
import '../../checks/diagrams';
import '../../content/longParagraphs';
import {valuesFor} from '../../content/pageCache';
import {pageInFile, type Site} from '../../content/site';
import {listCheckedFiles} from '../listFiles';
import type {FileProblem} from '../../checks/problem';
import {checkPages} from './checkFiles';
import {splitEvenly} from './splitEvenly';

/** One thread's part of a check. */
export interface Part {
  /** The files to check in all parts, which may not exist. */
  files: readonly string[];
  /** Zero-based index of the part. */
  index: number;
  /** Number of parts. */
  count: number;
}

/** The values that rules need from other pages. */
export type Values = ReturnType<typeof valuesFor>;

/** Reads the part's pages, then checks the selected ones. */
export function runPart(
  {files, index, count}: Part,
  site: Site,
): {values: Values; check: () => FileProblem[]} {
  const part = new Set(splitEvenly(listCheckedFiles(site), site, count)[index]);
  const values = valuesFor([...part].map((file) => pageInFile(site, file)));
  return {
    values,
    check: () =>
      checkPages(
        files.filter((file) => part.has(file)),
        site,
      ),
  };
}
