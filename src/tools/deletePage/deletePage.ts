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
import type {Page} from '../../content/page';
import {readPartials} from '../../content/partials';
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
 * Returns the file changes for deleting a page: the page, the partials and pictures that only it uses,
 * the links to it, the sidebars, the lists of routes, and the table of moved pages.
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
    unusedFiles(site, one, from).forEach((unused) => changes.set(unused, undefined));
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

/** Returns the partials and pictures that only this page uses, directly or through such a partial. */
function unusedFiles(site: Site, version: Version, page: string): string[] {
  const users = listFiles({...site, versions: [version]}).map((file) => ({
    file,
    used: filesUsedBy(pageInFile(site, file)),
  }));
  const deleted = new Set([page]);
  for (const file of deleted) {
    const used = users.find((user) => user.file === file)?.used ?? [];
    used
      .filter((one) => one.startsWith(version.directory + path.sep) && fs.existsSync(one))
      .filter((one) => users.every((user) => deleted.has(user.file) || !user.used.includes(one)))
      .forEach((one) => deleted.add(one));
  }
  deleted.delete(page);
  return [...deleted];
}

/** Returns the absolute paths of a page's partials and pictures; none if the page isn't valid. */
function filesUsedBy(page: Page): string[] {
  if (page.syntaxError) {
    return [];
  }
  const {file, tree, links} = page;
  const pictures = links
    .filter(({url}) => /^[^:]+\.(?:gif|jpe?g|png|svg|webp)$/i.test(url))
    .map(({url}) => path.resolve(path.dirname(file), decodeURI(url)));
  return [...readPartials(tree.children, file).values(), ...pictures];
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
