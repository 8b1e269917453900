import fs from 'node:fs';
import path from 'node:path';
import {
  pageInFile,
  pathInVersion,
  routeInVersion,
  versionOf,
  type Site,
  type Version,
} from '../../content/site/site';
import {changeFile, type FileChanges} from '../fileChanges';
import {isPartial} from '../../content/page/links';
import {nameOfFile, requirePage} from '../listFiles';
import {moveKeywords} from '../keywordFiles';
import {pageLists} from '../pageLists';
import {replacementsIn, replacePage} from '../replacePage';
import {renameId} from '../sidebarFiles';
import {UsageError} from '../usage';

/** Files that name pages for the Markdown export, sometimes with anchors, which a move keeps. */
const exportLists = ['src/export/server/briefs.ts', 'src/export/server/writingCode.ts'];

export interface Move {
  /** Absolute paths, in the same version. */
  from: string;
  to: string;
  /** Also moves the page in other versions. */
  allVersions: boolean;
}

/**
 * Returns the file changes for moving a page: the page, the links to it and from it, the sidebars, the
 * landing page and the search tasks, its keywords, the lists of routes, and the table of moved pages, which redirects
 * its old URL to the new one.
 *
 * @throws UsageError if the page can't be moved
 */
export function movePage(site: Site, move: Move): FileChanges {
  const steps = replacementsIn(site, checkedVersion(site, move), move);
  const existing = steps.find(({to}) => fs.existsSync(to));
  if (existing) {
    throw new UsageError(`${nameOfFile(site, existing.to)} already exists`);
  }
  const changes: FileChanges = new Map();
  steps.forEach((step) => replacePage(changes, site, step, {isMove: true, advice: 'Fix it'}));
  const [fromRoute, toRoute] = [routeInVersion(site, move.from), routeInVersion(site, move.to)];
  // While another version still has the page at the old path, these files need both routes.
  const others = site.versions.filter((version) => steps.every((step) => step.version !== version));
  const isKept = others.some(({pages}) => pages.some(({route}) => route === fromRoute));
  moveKeywords(changes, site, {from: fromRoute, to: toRoute, isKept});
  if (!isKept) {
    for (const file of [...pageLists.map((list) => list.file), ...exportLists]) {
      changeFile(changes, path.join(site.directory, file), (text) =>
        renameId(text, fromRoute, toRoute),
      );
    }
  }
  return changes;
}

function checkedVersion(site: Site, {from, to}: Move): Version {
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
  return version;
}
