import fs from 'node:fs';
import path from 'node:path';
import {
  pageAt,
  pageInFile,
  pathInVersion,
  routeInVersion,
  type Site,
  type Version,
} from '../../content/site';
import type {Page} from '../../content/page';
import {readPartials} from '../../content/partials';
import {changeFile, type FileChanges} from '../fileChanges';
import {listFiles, nameOfFile} from '../listFiles';
import {rewriteLinks} from '../movePage/rewriteLinks';
import {addRedirect} from '../redirects';
import {requirePage} from '../requirePage';
import {removeId, sidebarFile} from '../sidebarFiles';
import {UsageError} from '../usage';

export interface Deletion {
  /** Absolute paths, in the same version. */
  file: string;
  /** The replacement, which links and the old URL will lead to. */
  replacement: string;
  /** Also deletes the page in other versions. */
  allVersions: boolean;
}

/**
 * Returns the file changes for deleting a page: the page, the partials and images that only it uses,
 * the links to it, the sidebars, the lists of routes, and the table of moved pages.
 *
 * @throws UsageError if there is no such page or no such replacement
 */
export function deletePage(site: Site, {file, replacement, allVersions}: Deletion): FileChanges {
  const version = requirePage(site, file);
  if (requirePage(site, replacement) !== version || replacement === file) {
    throw new UsageError('Name another page in the same version as the replacement');
  }
  const [pagePath, targetPath] = [pathInVersion(site, file), pathInVersion(site, replacement)];
  const versions = site.versions.filter(
    (candidate) => candidate === version || (allVersions && pageAt(candidate, pagePath)),
  );
  const changes: FileChanges = new Map();
  for (const version of versions) {
    const [from, to] = [pagePath, targetPath].map((name) => path.join(version.directory, name)) as [
      string,
      string,
    ];
    requirePage(site, to);
    for (const other of listFiles({...site, versions: [version]}).filter((name) => name !== from)) {
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
    unusedFiles(site, version, from).forEach((unused) => changes.set(unused, undefined));
    const route = routeInVersion(site, from);
    changeFile(changes, sidebarFile(site, version), (text) => removeId(text, route));
    changeFile(
      changes,
      path.join(site.directory, 'tests/build/routes', `${version.label}.txt`),
      (text) =>
        text
          .split('\n')
          .filter((line) => line !== route)
          .join('\n'),
    );
    changeFile(changes, path.join(site.directory, 'src/addresses/movedPages.json'), (text) =>
      addRedirect(text, version.label, route, routeInVersion(site, to)),
    );
  }
  return changes;
}

/**
 * Returns the lines on pages that a deletion changes, before it's applied:
 * `docs/rest/calls.md:8: See [old](../new.md).`
 */
export function changedLines(site: Site, changes: FileChanges): string[] {
  return [...changes].flatMap(([file, text]) => {
    if (text === undefined || !/\.mdx?$/.test(file)) {
      return [];
    }
    const before = pageInFile(site, file).source.split('\n');
    return text
      .toString()
      .split('\n')
      .flatMap((line, index) =>
        line === before[index]
          ? []
          : [`${nameOfFile(site, file)}:${index + 1}: ${aroundChange(before[index] ?? '', line)}`],
      );
  });
}

/** Number of characters to show before and after a change. */
const contextLength = 60;

/** Returns the part of a line that changed, with some of the text around it. */
function aroundChange(before: string, after: string): string {
  const start = [...after].findIndex((char, index) => char !== before[index]);
  const from = start > contextLength ? start - contextLength : 0;
  const part = after.slice(from, start + contextLength);
  return `${from > 0 ? '…' : ''}${part.trim()}${start + contextLength < after.length ? '…' : ''}`;
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
