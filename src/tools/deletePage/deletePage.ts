import fs from 'node:fs';
import path from 'node:path';
import {
  pageAt,
  pageInFile,
  pathInVersion,
  routeInVersion,
  versionOf,
  type Site,
} from '../../content/site';
import {changeFile, type FileChanges} from '../fileChanges';
import {listFiles, nameOfFile, nearest} from '../listFiles';
import {rewriteLinks} from '../movePage/rewriteLinks';
import {addRedirect} from '../redirects';
import {removeId, sidebarFile} from '../sidebarFiles';
import {UsageError} from '../usage';

export interface Deletion {
  /** Absolute paths, in the same version. */
  file: string;
  /** The replacement, which links and the old address will lead to. */
  replacement: string;
  /** Also deletes the page in other versions. */
  allVersions: boolean;
}

/**
 * Returns the file changes for deleting a page: the page, the links to it, the sidebars, the lists of
 * routes, and the table of moved pages.
 *
 * @throws UsageError if there is no such page or no such replacement
 */
export function deletePage(site: Site, {file, replacement, allVersions}: Deletion): FileChanges {
  const version = requirePage(site, file);
  if (requirePage(site, replacement) !== version || replacement === file) {
    throw new UsageError('Name another page of the same version as the replacement');
  }
  const [pagePath, targetPath] = [pathInVersion(site, file), pathInVersion(site, replacement)];
  const versions = site.versions.filter(
    (one) => one === version || (allVersions && pageAt(one, pagePath)),
  );
  const changes: FileChanges = new Map();
  for (const one of versions) {
    const [from, to] = [pagePath, targetPath].map((name) => path.join(one.directory, name)) as [
      string,
      string,
    ];
    requirePage(site, to);
    for (const other of listFiles({...site, versions: [one]}).filter((name) => name !== from)) {
      const page = pageInFile(site, other);
      const name = nameOfFile(site, other);
      if (page.syntaxError) {
        throw new UsageError(
          `${name} is not valid, so its links can't be read. Fix it first: npm run check -- ${name}`,
        );
      }
      const text = rewriteLinks(page, {
        name,
        newPathOf: (linked) => (linked === from ? to : linked),
      });
      if (text !== page.source) {
        changes.set(other, text);
      }
    }
    changes.set(from, undefined);
    const route = routeInVersion(site, from);
    changeFile(changes, sidebarFile(site, one), (text) => removeId(text, route));
    changeFile(
      changes,
      path.join(site.directory, 'tests/build/routes', `${one.label}.txt`),
      (text) =>
        text
          .split('\n')
          .filter((line) => line !== route)
          .join('\n'),
    );
    changeFile(changes, path.join(site.directory, 'src/addresses/movedPages.json'), (text) =>
      addRedirect(text, one.label, route, routeInVersion(site, to)),
    );
  }
  return changes;
}

/** Returns the version of a page. @throws UsageError if there is no such page */
function requirePage(site: Site, file: string) {
  const version = versionOf(site, file);
  if (!version || !fs.existsSync(file)) {
    const names = listFiles(site).map((one) => nameOfFile(site, one));
    const name = nameOfFile(site, file);
    throw new UsageError(
      `There is no page "${name}". Did you mean ${nearest(name, names).join(', ')}?`,
    );
  }
  return version;
}
