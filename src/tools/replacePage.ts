import fs from 'node:fs';
import path from 'node:path';
import {readPartials} from '../content/page/links';
import type {Page} from '../content/page/page';
import {
  pageAt,
  pageInFile,
  pathInVersion,
  routeInVersion,
  type Site,
  type Version,
} from '../content/site/site';
import {changeFile, type FileChanges} from './fileChanges';
import {findText} from './git';
import {listFiles, nameOfFile, requireValid} from './listFiles';
import {rewriteLinks} from './rewriteLinks';
import {runEdit, type Edit} from './runEdit';
import {removeId, renameId, sidebarFile} from './sidebarFiles';
import {addRedirect, movedPagesFile, listsOf, writeList} from './versionFiles';

/** Absolute paths of a page and of the one that replaces it, in the same version. */
interface Pages {
  from: string;
  to: string;
}

/** The replacement of a page in one version. */
interface Replacement extends Pages {
  version: Version;
}

/** Returns the replacement in a version and, if requested, in all others that have the page. */
export function replacementsIn(
  site: Site,
  version: Version,
  {from, to, allVersions}: Pages & {allVersions: boolean},
): Replacement[] {
  const [fromPath, toPath] = [pathInVersion(site, from), pathInVersion(site, to)];
  return site.versions
    .filter((item) => item === version || (allVersions && pageAt(item, fromPath)))
    .map((item) => ({
      version: item,
      from: path.join(item.directory, fromPath),
      to: path.join(item.directory, toPath),
    }));
}

/**
 * Adds the changes that replace a page in a version: the page, the links to it, the sidebars, the list of
 * routes, and the table of moved pages, which redirects its old URL to the new one.
 *
 * @param isMove true if the page moves to `to`; otherwise, deletes the files that only this page uses
 * @throws UsageError if a page can't be parsed; `advice` ends the message
 */
export function replacePage(
  changes: FileChanges,
  site: Site,
  {version, from, to}: Replacement,
  {isMove, advice}: {isMove: boolean; advice: string},
): void {
  const newPathOf = (file: string) => (file === from ? to : file);
  const files = listFiles({...site, versions: [version]});
  for (const file of files.filter((file) => isMove || file !== from)) {
    const page = pageInFile(site, file);
    requireValid(site, page, `, so its links can't be read. ${advice}`);
    const text = rewriteLinks(page, nameOfFile(site, file), newPathOf);
    if (file === from || text !== page.source) {
      changes.set(newPathOf(file), text);
    }
  }
  const deleted = isMove ? [from] : [from, ...unusedFiles(site, version, from)];
  deleted.forEach((file) => changes.set(file, undefined));
  const [route, newRoute] = [routeInVersion(site, from), routeInVersion(site, to)];
  changeFile(changes, sidebarFile(site, version), (text) =>
    isMove ? renameId(text, route, newRoute) : removeId(text, route),
  );
  changeFile(changes, listsOf(site, version.label).routes, (list) => {
    const routes = list.split('\n').filter(Boolean);
    const others = routes.filter((line) => line !== route);
    return routes.includes(route) ? writeList(isMove ? [...others, newRoute] : others) : list;
  });
  changeFile(changes, movedPagesFile(site), (text) =>
    addRedirect(text, version.label, route, newRoute),
  );
}

/** Returns the partials and images that only this page uses, directly or through such a partial. */
function unusedFiles(site: Site, version: Version, page: string): string[] {
  const users = listFiles({...site, versions: [version]}).map((file) => ({
    file,
    used: filesUsedBy(pageInFile(site, file)),
  }));
  const deleted = new Set([page]);
  for (const file of deleted) {
    const used = users.find((user) => user.file === file)?.used ?? [];
    used
      .filter(
        (candidate) =>
          candidate.startsWith(version.directory + path.sep) && fs.existsSync(candidate),
      )
      .filter((candidate) =>
        users.every((user) => deleted.has(user.file) || !user.used.includes(candidate)),
      )
      .forEach((item) => deleted.add(item));
  }
  deleted.delete(page);
  return [...deleted];
}

/** Returns the absolute paths of a page's partials and images; empty if the page isn't valid. */
function filesUsedBy(page: Page): string[] {
  if (page.syntaxError) {
    return [];
  }
  const {file, tree, links} = page;
  const images = links
    .filter(({url}) => /^[^:]+\.(?:gif|jpe?g|png|svg|webp)$/i.test(url))
    .map(({url}) => path.resolve(path.dirname(file), decodeURI(url)));
  return [...readPartials(tree.children, file).values(), ...images];
}

/** The pages that the writer names, as absolute paths. */
interface Named {
  from: string;
  to: string;
  allVersions: boolean;
}

/** Runs `npm run move` or `npm run delete`, which both replace a page with another. */
export function runReplacement(usage: string, plan: (site: Site, named: Named) => Edit): void {
  runEdit({
    usage,
    options: {'all-versions': {type: 'boolean'}},
    count: 2,
    edit: (site, args, values) => {
      const [from, to] = args.map((name) => path.resolve(name)) as [string, string];
      const {changes, report} = plan(site, {
        from,
        to,
        allVersions: values['all-versions'] === true,
      });
      const mentions = describeMentions(site, changes, from, to);
      return {
        changes,
        report: [...report, ...mentions, 'Now check: npm run check -- --changed'],
        isComplete: mentions.length === 0,
      };
    },
  });
}

/**
 * Describes how to update the lines in the site's code that name a page by its route. They need no update
 * while a version still has the page.
 */
export function describeMentions(
  site: Site,
  changes: FileChanges,
  from: string,
  to: string,
): string[] {
  const remaining = site.versions.flatMap(
    (version) => pageAt(version, pathInVersion(site, from)) ?? [],
  );
  if (remaining.some(({file}) => !changes.has(file) || changes.get(file) !== undefined)) {
    return [];
  }
  const [route, replacement] = [routeInVersion(site, from), routeInVersion(site, to)];
  const files = ['src/*.ts', 'src/*.tsx', 'src/*.mdx', 'src/*.json'];
  const lines = findText(
    site.directory,
    [`'${route}'`, `"${route}"`],
    [...files, ':!*.test.ts', ':!*/movedPages.json'],
    // Skip comments, which mention pages as examples.
  ).filter((line) => !/^[^:]+:\d+:\s*(?:\*|\/\/|\/\*)/.test(line));
  return lines.length === 0
    ? []
    : [
        `No version has the page anymore, but these lines still name it. In each, write '${replacement}' instead of '${route}', and change the label if it no longer fits; or ask for that in your pull request:`,
        ...lines,
      ];
}
