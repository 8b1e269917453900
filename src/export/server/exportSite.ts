import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {indexPath, markdownPath} from '../shared/paths';
import {composeBriefs, pageAtRoute} from './composeBriefs';
import {composeIndex, composeLists, listsOf, type Site} from './composeLlms';
import {composeRecipes, quickTour, recipeList} from './composeRecipes';
import {composeSignatures} from './composeSignatures';
import {exportPage, type TextFile} from './exportPage';
import {listVersions, pagesOf, type ExportedVersion} from './listVersions';
import type {Context} from './toTree';

/** The files that the plugin serves, generated on demand. */
export interface SiteExport {
  /** Returns the Markdown of the page at `/docs/faq.md`, or undefined. */
  page: (pathname: string) => string | undefined;
  /** Returns the text of every file, keyed by its path. */
  files: () => Map<string, string>;
}

/** Exports the docs that Docusaurus has loaded. */
export function exportSite(content: LoadedContent, siteDir: string, site: Site): SiteExport {
  const versions = listVersions(content, siteDir);
  const pages = versions.flatMap(pagesOf);
  const context: Context = {
    siteDir,
    siteUrl: site.url,
    permalinks: new Map(
      pages.flatMap((page) => ('file' in page ? [[page.file, page.permalink]] : [])),
    ),
  };
  const byPathname = new Map(pages.map((page) => [markdownPath(page.permalink), page]));
  return {
    page: (pathname) => {
      const page = byPathname.get(pathname);
      return page && exportPage(page, context).text;
    },
    files: () =>
      new Map(versions.flatMap((version) => exportVersion(version, versions, context, site))),
  };
}

function exportVersion(
  version: ExportedVersion,
  versions: readonly ExportedVersion[],
  context: Context,
  site: Site,
): [pathname: string, text: string][] {
  const code = composeCodeFiles(version, context);
  const lists = listsOf(version);
  const exports = new Map(pagesOf(version).map((page) => [page, exportPage(page, context)]));
  return [
    ...[...exports].flatMap(([page, {text, members}]): [string, string][] => [
      [markdownPath(page.permalink), text],
      ...members.map(toEntry),
    ]),
    [indexPath(version.path), composeIndex(version, versions, lists, code, site)],
    ...[...code.briefs, ...code.signatures, ...code.recipes].map(toEntry),
    ...composeLists(version, lists, exports, site).map(toEntry),
  ];
}

function toEntry({pathname, text}: TextFile): [string, string] {
  return [pathname, text];
}

/** Builds the files to read before writing code, in reading order; none for docs without a language. */
function composeCodeFiles(version: ExportedVersion, context: Context) {
  if (!pageAtRoute(version, quickTour)) {
    return {briefs: [], signatures: [], recipes: []};
  }
  const recipes = composeRecipes(version, context);
  const [first, ...others] = composeBriefs(version, context);
  return {
    // The first file contains the list of recipes, so its readers need no other file.
    briefs: first ? [{...first, text: first.text + recipeList(recipes, context)}, ...others] : [],
    signatures: composeSignatures(version, context),
    recipes,
  };
}
