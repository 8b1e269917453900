import path from 'node:path';
import {checkPage} from '../../checks';
import {diagramProblems} from '../../checks/diagrams';
import {formatProblem} from '../../checks/problem';
import {addressesOf} from '../../content/anchors';
import {Page} from '../../content/page';
import {entriesOf} from '../../content/reference/collectReference';
import {pathInVersion, readSite, versionOf, type Site} from '../../content/site';
import {usesOf} from '../../content/uses/usesOf';

/** The result of checking a page for the dev server. */
export interface CheckedSource {
  /** One line each, in the format of `npm run check`. */
  errors: string[];
  /** Suggestions, and problems that are normal while a page is being written. */
  warnings: string[];
  /** The replacement for a page with errors. */
  placeholder?: string;
  /** Other files whose changes may fix or break the page, or whose lines it shows. */
  dependsOn: string[];
  /** True if it shows content of other pages, whose changes the bundler's cache doesn't notice. */
  showsOthers: boolean;
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
  const write = (isWarning: boolean) =>
    problems
      .filter(
        ({isUnfinished, isSuggestion}) => (isUnfinished ?? isSuggestion ?? false) === isWarning,
      )
      .map((problem) => formatProblem(problem, file, siteDir));
  const errors = write(false);
  return {
    errors,
    warnings: write(true),
    ...(errors.length > 0 && {
      placeholder: isPartial(page) ? '\n' : '---\ntitle: Page with problems\n---\n',
    }),
    dependsOn: errors.length > 0 ? linkedFiles(page) : usingFiles(page, site),
    showsOthers: /<(?:Page|Reference)Changes\b/.test(source) || entriesOf(page).length > 0,
  };
}

/** Recognizes a partial. Docusaurus complains about front matter in one. */
function isPartial({file}: Page): boolean {
  return path.basename(file).startsWith('_');
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
  const shown = version && usesOf(site, version).get(route);
  const paths = [...(shown?.values() ?? [])].flat().map((use) => use.path);
  return [...new Set(paths)].map((used) => path.join(version?.directory ?? '', used));
}
