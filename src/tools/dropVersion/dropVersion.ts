import path from 'node:path';
import {referenceOf} from '../../content/reference/collectReference';
import {keyOf} from '../../content/reference/entry';
import {
  retiredFolder,
  type RetiredVersion,
  latestVersion,
  oldestVersion,
  pageInFile,
  type Site,
  type Version,
} from '../../content/site/site';
import {acceptedFile, withoutVersion} from '../drift/accepted';
import {changeFile, writeJson, type FileChanges} from '../fileChanges';
import {listFiles, requireValid} from '../listFiles';
import {deleteLostKeywords} from '../keywordFiles';
import {
  movedPagesFile,
  readMovedPages,
  changeVersions,
  filesIn,
  listsOf,
  readSidebars,
  routesOf,
} from '../versionFiles';
import {pageLists} from '../pageLists';
import {removeId, sidebarFile} from '../sidebarFiles';
import {UsageError} from '../usage';
import {redirectsAfterDrop} from '../../addresses/server/versionRedirects';
import {withoutOldest} from './withoutOldest';

/**
 * Returns the file changes that retire the oldest version: deletes its pages, sidebars, and lists, and
 * keeps a record of its names and routes. Redirects its URLs, and adapts references to it in
 * other versions.
 *
 * @throws UsageError if the version can't be retired
 */
export function dropVersion(site: Site, label: string): FileChanges {
  const version = checkedVersion(site, label);
  const remaining = site.versions.filter((candidate) => candidate !== version);
  const released = remaining.filter(({name}) => name !== 'current');
  const oldest = remaining.at(-1)?.label ?? '';
  const changes: FileChanges = new Map();
  for (const file of listFiles({...site, versions: remaining})) {
    const page = pageInFile(site, file);
    requireValid(site, page, '. Fix it');
    const text = withoutOldest(page, site, label, oldest);
    if (text !== page.source) {
      changes.set(file, text);
    }
  }
  const {routes, names} = listsOf(site, label);
  for (const file of [...filesIn(version.directory), sidebarFile(site, version), routes, names]) {
    changes.set(file, undefined);
  }
  changeVersions(
    site,
    released.map((item) => item.label),
    changes,
  );
  changeFile(changes, path.join(site.directory, acceptedFile), (list) =>
    withoutVersion(list, label),
  );
  deleteLostKeywords(changes, site, remaining);
  const remainingRoutes = new Set(remaining.flatMap(({pages}) => pages.map(({route}) => route)));
  for (const {file, routes: listed} of pageLists) {
    changeFile(changes, path.join(site.directory, file), (text) =>
      listed.filter((route) => !remainingRoutes.has(route)).reduce(removeId, text),
    );
  }
  const record: RetiredVersion = {
    version: label,
    names: [...new Set(referenceOf(version).map(keyOf))].sort(),
    routes: routesOf(version, readSidebars(site, version)).sort(),
  };
  changes.set(path.join(site.directory, retiredFolder, `${label}.json`), writeJson(record));
  const after = new Map(
    released.map((item) => [item.label, new Set(routesOf(item, readSidebars(site, item)))]),
  );
  const redirects = redirectsAfterDrop(readMovedPages(site), label, record.routes, after);
  changes.set(movedPagesFile(site), writeJson(redirects));
  return changes;
}

function checkedVersion(site: Site, label: string): Version {
  const version = site.versions.find(
    (candidate) => candidate.label === label && candidate.name !== 'current',
  );
  const released = site.versions
    .filter(({name}) => name !== 'current')
    .map((version) => version.label);
  if (!version) {
    throw new UsageError(
      `There is no released version "${label}". The versions are ${released.join(', ')}`,
    );
  }
  if (version === latestVersion(site)) {
    throw new UsageError(
      `${label} is the latest version, which is at the root of the site. Cut the next one first: npm run version:cut`,
    );
  }
  if (version !== oldestVersion(site)) {
    throw new UsageError(
      `${label} is not the oldest version, and pages describe changes since older ones. Retire ${oldestVersion(site)?.label} first`,
    );
  }
  return version;
}
