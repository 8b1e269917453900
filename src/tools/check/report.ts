import os from 'node:os';
import {saveValues} from '../../content/pageCache';
import {pageInFile, readSite, type Site} from '../../content/site';
import {listCheckedFiles} from '../listFiles';
import {pluralize} from '../../content/pluralize';
import {checkExternalLinks} from './checkExternalLinks';
import type {FileProblem} from '../../checks/problem';
import {checkDiagrams, checkFiles, writeProblem} from './checkFiles';
import {checkInThreads} from './checkInThreads';
import {fixFiles} from './fixFiles';
import type {CheckOptions} from './readOptions';
import {checkSite} from './site';

/** Applies mechanical fixes to the files; returns the remaining problems. */
function fixAndReport(files: readonly string[], site: Site): FileProblem[] {
  const {fixed, left} = fixFiles(files, site);
  // Indented, since editors shouldn't list fixed problems.
  fixed.forEach((problem) => console.log(`  fixed ${writeProblem(problem, site, 'text')}`));
  return left;
}

/** Maximum number of threads. Each one loads the code again, so more threads don't pay off. */
const maxThreads = 4;

/** Number of pages that take longer to check than a thread takes to start. */
const minFilesForThreads = 50;

type ReportOptions = Pick<CheckOptions, 'fix' | 'external' | 'format'> & {
  /** True if no values from an earlier run are cached. */
  isCacheEmpty?: boolean;
  /** True if the files were named, so the rest of the site doesn't matter. */
  isPartial?: boolean;
};

/**
 * Writes the problems on the pages, then those with their links to other sites. Returns true if there are
 * any, not counting suggestions.
 *
 * @throws UsageError if the machine is offline, after writing the problems on the pages
 */
export async function report(
  files: readonly string[],
  siteDir: string,
  {fix, external, format, isCacheEmpty = false, isPartial = false}: ReportOptions,
): Promise<boolean> {
  const started = performance.now();
  const site = readSite(siteDir);
  let count = 0;
  let suggestions = 0;
  const write = (problems: readonly FileProblem[]) => {
    problems.forEach((problem) => console.log(writeProblem(problem, site, format)));
    suggestions += problems.filter(({isSuggestion}) => isSuggestion).length;
    count += problems.filter(({isSuggestion}) => !isSuggestion).length;
  };
  write(fix ? fixAndReport(files, site) : await find(files, site, isCacheEmpty));
  write(await checkDiagrams(files, site));
  const selectedFiles = new Set(files);
  write((await checkSite(site)).filter(({file}) => !isPartial || selectedFiles.has(file)));
  try {
    if (external) {
      write(await checkExternalLinks(files, site));
    }
  } finally {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const suggestionSummary = suggestions > 0 ? `, ${pluralize(suggestions, 'suggestion')}` : '';
    const problems = count === 0 ? 'no problems' : pluralize(count, 'problem');
    console.log(
      `Checked ${pluralize(files.length, 'page')} in ${seconds} s: ${problems}${suggestionSummary}.`,
    );
    saveValues(listCheckedFiles(site).map((file) => pageInFile(site, file)));
  }
  return count > 0;
}

function find(files: readonly string[], site: Site, isCacheEmpty: boolean) {
  const threads = Math.min(os.availableParallelism(), maxThreads);
  return threads > 1 && (isCacheEmpty || files.length >= minFilesForThreads)
    ? checkInThreads(files, site, threads)
    : checkFiles(files, site);
}
