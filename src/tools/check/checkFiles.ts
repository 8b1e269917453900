import {findProblems} from '../../checks';
import {unusedAllowances, withoutAllowed} from '../../checks/allowances';
import {diagramProblems} from '../../checks/drawings';
import {links} from '../../checks/links';
import {byPosition, formatProblem, type FileProblem} from '../../checks/problem';
import {checkStyle} from '../../checks/style';
import type {Page} from '../../content/page/page';
import {pageInFile, type Site} from '../../content/site/site';
import {nameOfFile} from '../listFiles';
import type {CheckOptions} from './readOptions';
import {existingPages, filesLinkingTo} from './selectFiles';

/** Returns the problems in these files, and in links to them. The files don't have to exist. */
export function checkFiles(files: readonly string[], site: Site): FileProblem[] {
  const linking = filesLinkingTo(new Set(files), site);
  return [
    ...existingPages(files, site).flatMap((page) => problemsOf(page, site)),
    ...linking.flatMap((file) =>
      links(pageInFile(site, file), site).map((problem) => ({...problem, file})),
    ),
  ];
}

/** Returns the problems with the diagrams in these files, which may not exist. */
export async function checkDiagrams(files: readonly string[], site: Site): Promise<FileProblem[]> {
  const problems = existingPages(files, site).map(async (page) =>
    (await diagramProblems(page)).map((problem) => ({...problem, file: page.file})),
  );
  return (await Promise.all(problems)).flat();
}

/** Returns all problems on a page, in line order. */
function problemsOf(page: Page, site: Site): FileProblem[] {
  const problems = [...findProblems(page, site), ...checkStyle(page, site)];
  return [...withoutAllowed(page, problems), ...unusedAllowances(page, problems)]
    .sort(byPosition)
    .map((problem) => ({...problem, file: page.file}));
}

/** Formats a problem as one line that terminals, editors, and GitHub link to its location. */
export function writeProblem(
  problem: FileProblem,
  site: Site,
  format: CheckOptions['format'],
): string {
  if (format === 'text') {
    return formatProblem(problem, problem.file, site.directory);
  }
  const {line, column, found, hint, isSuggestion} = problem;
  const location = [`file=${nameOfFile(site, problem.file)}`, `line=${line}`];
  const all = column === undefined ? location : [...location, `col=${column}`];
  return `::${isSuggestion ? 'notice' : 'error'} ${all.join(',')}::${escapeForGithub(`${found}. ${hint}`)}`;
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function escapeForGithub(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
