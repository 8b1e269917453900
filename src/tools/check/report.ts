import fs from 'node:fs';
import path from 'node:path';
import type {FileProblem} from '../../checks/problem';
import {formatPage} from '../../checks/style/formatPage';
import {saveValues} from '../../content/cache/pageCache';
import {invalidateSite, pageInFile, readSite} from '../../content/site/site';
import {pluralize, unixLines} from '../../content/text';
import {listCheckedFiles} from '../listFiles';
import {checkExternalLinks} from './checkExternalLinks';
import {checkDiagrams, checkFiles, writeProblem} from './checkFiles';
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

/** Formats the files, and returns those that changed. Readers see the same page before and after. */
export function fixFiles(files: readonly string[]): string[] {
  return files
    .filter((file) => fs.existsSync(file))
    .filter((file) => {
      const text = fs.readFileSync(file, 'utf8');
      const original = unixLines(text);
      const formatted = formatPage(original);
      if (formatted !== original) {
        fs.writeFileSync(file, text === original ? formatted : formatted.replaceAll('\n', '\r\n'));
      }
      return formatted !== original;
    });
}
