import path from 'node:path';
import {saveValues} from '../../content/cache/pageCache';
import {invalidateSite, pageInFile, readSite} from '../../content/site/site';
import {listCheckedFiles} from '../listFiles';
import {pluralize} from '../../content/text';
import {checkExternalLinks} from './checkExternalLinks';
import type {FileProblem} from '../../checks/problem';
import {checkDiagrams, checkFiles, writeProblem} from './checkFiles';
import {fixFiles} from './fixFiles';
import type {CheckOptions} from './readOptions';
import {checkSite} from './site';

type ReportOptions = Pick<CheckOptions, 'fix' | 'external' | 'format'> & {
  /** True if the files were named, so the rest of the site doesn't matter. */
  isPartial?: boolean;
};

/**
 * Writes the problems on the pages, then those with their links to other sites. Returns true if there are
 * any, not counting suggestions.
 */
export async function report(
  files: readonly string[],
  siteDir: string,
  {fix, external, format, isPartial = false}: ReportOptions,
): Promise<boolean> {
  const started = performance.now();
  if (fix) {
    // Indented, since editors shouldn't list formatted pages.
    fixFiles(files).forEach((file) => console.log(`  formatted ${path.relative(siteDir, file)}`));
    invalidateSite(siteDir);
  }
  const site = readSite(siteDir);
  let count = 0;
  let suggestions = 0;
  const write = (problems: readonly FileProblem[]) => {
    problems.forEach((problem) => console.log(writeProblem(problem, site, format)));
    suggestions += problems.filter(({isSuggestion}) => isSuggestion).length;
    count += problems.filter(({isSuggestion}) => !isSuggestion).length;
  };
  write(checkFiles(files, site));
  write(await checkDiagrams(files, site));
  const selectedFiles = new Set(files);
  write((await checkSite(site)).filter(({file}) => !isPartial || selectedFiles.has(file)));
  if (external) {
    write(await checkExternalLinks(files, site));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const suggestionSummary = suggestions > 0 ? `, ${pluralize(suggestions, 'suggestion')}` : '';
  const problems = count === 0 ? 'no problems' : pluralize(count, 'problem');
  console.log(
    `Checked ${pluralize(files.length, 'page')} in ${seconds} s: ${problems}${suggestionSummary}.`,
  );
  saveValues(listCheckedFiles(site).map((file) => pageInFile(site, file)));
  return count > 0;
}
