import fs from 'node:fs';
import path from 'node:path';
import {releaseDate} from '../../content/site/newestRelease';
import {latestVersion, pageAt, type Site, type Version} from '../../content/site/site';
import {byVersion, isVersionNumber, upcoming} from '../../content/site/versionOrder';
import {writeJson, type FileChanges} from '../fileChanges';
import {
  movedPagesFile,
  readMovedPages,
  changeVersions,
  filesIn,
  listedNames,
  listsOf,
  readSidebars,
  routesOf,
  writeList,
} from '../versionFiles';
import {sidebarFile} from '../sidebarFiles';
import {UsageError} from '../usage';
import {redirectsAfterCut} from '../../addresses/server/versionRedirects';

export interface VersionCut {
  changes: FileChanges;
  /** Routes in the previous latest version that the new one lacks. */
  gone: string[];
}

/**
 * Returns the file changes that release the pages in `next` as the latest version: its pages, sidebars,
 * and lists, and redirects for removed pages. Replaces `next` in badges with the number, in both trees.
 *
 * @param sidebars the sidebars of `next`
 * @throws UsageError if the release isn't possible
 */
export function cutVersion(site: Site, label: string, sidebars: object): VersionCut {
  const next = checkedNext(site, label);
  const latest = latestVersion(site);
  const directory = path.join(site.directory, 'versioned_docs', `version-${label}`);
  const version: Version = {...next, name: label, label, directory};
  const changes: FileChanges = new Map();
  for (const file of filesIn(next.directory)) {
    const content = fs.readFileSync(file);
    const named = /\.mdx?$/.test(file) ? nameVersion(content.toString(), label) : content;
    changes.set(path.join(directory, path.relative(next.directory, file)), named);
    if (typeof named === 'string' && named !== content.toString()) {
      changes.set(file, named);
    }
  }
  changes.set(sidebarFile(site, version), writeJson(sidebars));
  const released = site.versions.filter((version) => version !== next);
  changeVersions(site, [label, ...released.map((item) => item.label)], changes);
  const routes = routesOf(next, sidebars);
  for (const list of [label, upcoming]) {
    changes.set(listsOf(site, list).routes, writeList(routes));
    changes.set(listsOf(site, list).names, writeList(listedNames(next)));
  }
  const previousRoutes = latest ? routesOf(latest, readSidebars(site, latest)) : [];
  const redirects = redirectsAfterCut(
    readMovedPages(site),
    upcoming,
    new Map([
      [label, new Set(routes)],
      ...(latest ? [[latest.label, new Set(previousRoutes)] as const] : []),
    ]),
  );
  changes.set(movedPagesFile(site), writeJson(redirects));
  return {changes, gone: previousRoutes.filter((route) => !routes.includes(route))};
}

function checkedNext(site: Site, label: string): Version {
  const [next] = site.versions;
  const latest = latestVersion(site)?.label;
  const used = [
    ...site.versions.map((version) => version.label),
    ...site.retired.map((item) => item.version),
  ];
  if (!isVersionNumber(label)) {
    throw new UsageError(`"${label}" is not a release number. Write it with three numbers: 2.10.0`);
  }
  if (!next || used.includes(label)) {
    throw new UsageError(
      `The version ${label} already exists, or existed before. Choose another number`,
    );
  }
  if (latest !== undefined && byVersion(label, latest) < 0) {
    throw new UsageError(
      `${label} comes before ${latest}, the latest version. Choose a higher number`,
    );
  }
  const notes = pageAt(next, `notes/${label}.md`);
  if (!notes) {
    throw new UsageError(
      `docs/notes/${label}.md is missing: the announcement and the landing page link to it. Create it first: npm run new -- notes ${label}`,
    );
  }
  if (releaseDate(notes) === undefined) {
    throw new UsageError(
      `docs/notes/${label}.md has no date, which the landing page needs. Begin its first paragraph with "Released on January 31, 2027."`,
    );
  }
  return next;
}

/** in: `<Since version="next"/>`, `<ReferenceChanges from="…" to="next"/>`; out: with the number */
function nameVersion(source: string, label: string): string {
  return source.replace(/<(?:Since|Changed|ReferenceChanges|PageChanges)\b[^>]*>/g, (element) =>
    element.replaceAll(`"${upcoming}"`, `"${label}"`),
  );
}
