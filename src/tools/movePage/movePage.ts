import fs from 'node:fs';
import path from 'node:path';
import {
  pageAt,
  pageInFile,
  pathInVersion,
  routeInVersion,
  versionOf,
  type Site,
  type Version,
} from '../../content/site';
import {changeFile, type FileChanges} from '../fileChanges';
import {isPartial, listFiles, nameOfFile} from '../listFiles';
import {pageLists} from '../pageLists';
import {addRedirect} from '../redirects';
import {requirePage} from '../requirePage';
import {renameId, sidebarFile} from '../sidebarFiles';
import {UsageError} from '../usage';
import {rewriteLinks} from './rewriteLinks';

/** Files that name pages for the Markdown export, sometimes with anchors, which a move keeps. */
const exportLists = ['src/export/server/briefs.ts', 'src/export/server/writingCode.ts'];

export interface Move {
  /** Absolute paths, in the same version. */
  from: string;
  to: string;
  /** Also moves the page in other versions. */
  allVersions: boolean;
}

interface Step {
  version: Version;
  from: string;
  to: string;
}

/**
 * Returns the file changes for moving a page: the page, the links to it and from it, the sidebars, the
 * landing page and the search tasks, the lists of routes, and the table of moved pages, which redirects
 * its old URL to the new one.
 *
 * @throws UsageError if the page can't be moved
 */
export function movePage(site: Site, move: Move): FileChanges {
  const steps = stepsOf(site, move);
  const changes: FileChanges = new Map();
  for (const {version, from, to} of steps) {
    const rewriting = {newPathOf: (file: string) => (file === from ? to : file)};
    for (const file of listFiles({...site, versions: [version]})) {
      const page = pageInFile(site, file);
      if (page.syntaxError) {
        throw new UsageError(
          `${nameOfFile(site, file)} is not valid, so its links can't be read. Fix it: npm run check -- ${nameOfFile(site, file)}`,
        );
      }
      const text = rewriteLinks(page, {...rewriting, name: nameOfFile(site, file)});
      if (file === from || text !== page.source) {
        changes.set(rewriting.newPathOf(file), text);
      }
    }
    changes.set(from, undefined);
    const routes = [routeInVersion(site, from), routeInVersion(site, to)] as const;
    changeFile(changes, sidebarFile(site, version), (text) => renameId(text, ...routes));
    changeFile(
      changes,
      path.join(site.directory, 'tests/build/routes', `${version.label}.txt`),
      (text) => renameLine(text, ...routes),
    );
    changeFile(changes, path.join(site.directory, 'src/addresses/movedPages.json'), (text) =>
      addRedirect(text, version.label, ...routes),
    );
  }
  const [fromRoute, toRoute] = [routeInVersion(site, move.from), routeInVersion(site, move.to)];
  // While another version still has the page at the old path, these files need both routes.
  if (site.versions.every((version) => isMoved(version, steps) || !hasRoute(version, fromRoute))) {
    for (const file of [...pageLists.map((list) => list.file), ...exportLists]) {
      changeFile(changes, path.join(site.directory, file), (text) =>
        renameId(text, fromRoute, toRoute),
      );
    }
  }
  return changes;
}

function isMoved(version: Version, steps: readonly Step[]): boolean {
  return steps.some((step) => step.version === version);
}

function hasRoute({pages}: Version, route: string): boolean {
  return pages.some((page) => page.route === route);
}

function stepsOf(site: Site, {from, to, allVersions}: Move): Step[] {
  const version = requirePage(site, from);
  if (
    versionOf(site, to) !== version ||
    !/\.mdx?$/.test(to) ||
    isPartial(pathInVersion(site, to))
  ) {
    throw new UsageError(
      `A page moves within its version: use a path under ${nameOfFile(site, version.directory)}/ that ends in .md`,
    );
  }
  const {kind} = pageInFile(site, from).frontMatter;
  if ((kind === 'command' || kind === 'class') && path.basename(from) !== path.basename(to)) {
    throw new UsageError(
      `${nameOfFile(site, from)} has the name of a ${kind}; its file must keep that name, whatever its folder`,
    );
  }
  const [fromPath, toPath] = [pathInVersion(site, from), pathInVersion(site, to)];
  const versions = site.versions.filter(
    (candidate) => candidate === version || (allVersions && pageAt(candidate, fromPath)),
  );
  return versions.map((item) => {
    const target = path.join(item.directory, toPath);
    if (fs.existsSync(target)) {
      throw new UsageError(`${nameOfFile(site, target)} already exists`);
    }
    return {version: item, from: path.join(item.directory, fromPath), to: target};
  });
}

/** Returns the sorted list of routes, one per line, with one of them renamed. */
function renameLine(list: string, from: string, to: string): string {
  const lines = list.split('\n').filter(Boolean);
  return lines.includes(from)
    ? `${[...lines.filter((line) => line !== from), to].sort().join('\n')}\n`
    : list;
}
