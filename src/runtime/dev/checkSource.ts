import path from 'node:path';
import {checkPage} from '../../checks';
import {diagramProblems} from '../../checks/drawings';
import {formatProblem} from '../../checks/problem';
import {addressesOf, isPartial} from '../../content/page/links';
import {Page} from '../../content/page/page';
import {entriesOf} from '../../content/reference/collectReference';
import {pathInVersion, readSite, versionOf, type Site} from '../../content/site/site';
import {usesOf} from '../../content/samples/uses';

/** The result of checking a page for the dev server. */
export interface CheckedSource {
  /** One line each, in the format of `npm run check`. */
  errors: string[];
  /** Suggestions, and problems that are normal while a page is being written. */
  warnings: string[];
  /** The replacement for a page with errors. */
  placeholder?: string;
  /** Other files that can fix or break the page when they change, or whose lines it shows. */
  dependsOn: string[];
  /** True if it shows content from other pages, where the bundler's cache doesn't notice changes. */
  showsOtherPages: boolean;
}

/** Checks a saved page. @param file absolute path */
export async function checkSource(
  siteDir: string,
  file: string,
  source: string,
): Promise<CheckedSource> {
  const site = readSite(siteDir);
  const page = new Page({file, path: pathInVersion(site, file), source});
  const problems = [...checkPage(page, site), ...(await diagramProblems(page))];
  const formatProblems = (isWarning: boolean) =>
    problems
      .filter(
        ({isUnfinished, isSuggestion}) => (isUnfinished ?? isSuggestion ?? false) === isWarning,
      )
      .map((problem) => formatProblem(problem, file, siteDir));
  const errors = formatProblems(false);
  return {
    errors,
    warnings: formatProblems(true),
    ...(errors.length > 0 && {
      // Docusaurus complains about front matter in a partial.
      placeholder: isPartial(page.path) ? '\n' : '---\ntitle: Page with problems\n---\n',
    }),
    dependsOn: errors.length > 0 ? linkedFiles(page) : usingFiles(page, site),
    showsOtherPages: /<(?:Page|Reference)Changes\b/.test(source) || entriesOf(page).length > 0,
  };
}

function linkedFiles(page: Page): string[] {
  return addressesOf(page)
    .map((url) => url.replace(/#.*/, ''))
    .filter((target) => /^[^:]+\.mdx?$/.test(target))
    .map((target) => path.resolve(path.dirname(page.file), target));
}

/** Returns the pages whose samples use the names that the page documents. */
function usingFiles({file, route}: Page, site: Site): string[] {
  const version = versionOf(site, file);
  const uses = version ? usesOf(site, version).get(route) : undefined;
  return [...new Set(uses?.map((use) => use.page.file))];
}
