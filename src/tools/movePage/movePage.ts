import fs from 'node:fs';
import path from 'node:path';
import type {MovedPages} from '../../addresses/redirects';
import {
  pageAt,
  pageInFile,
  pathInVersion,
  routeInVersion,
  versionOf,
  type Site,
  type Version,
} from '../../content/site';
import type {FileChanges} from '../fileChanges';
import {listFiles, nameOfFile, nearest} from '../listFiles';
import {renameId, sidebarFile} from '../sidebarFiles';
import {UsageError} from '../usage';
import {rewriteLinks} from './rewriteLinks';

export interface Move {
  /** Absolute paths, in the same version. */
  from: string;
  to: string;
  /** Moves the page in the other versions that have it, too. */
  allVersions: boolean;
}

interface Step {
  version: Version;
  from: string;
  to: string;
}

/**
 * What moving a page changes: the page, the links to it and from it, the sidebars, the lists of
 * routes, and the table of moved pages, from which its old address leads to the new one.
 *
 * @throws UsageError when the page can't be moved
 */
export function movePage(site: Site, move: Move): FileChanges {
  const steps = stepsOf(site, move);
  const changes: FileChanges = new Map();
  for (const {version, from, to} of steps) {
    const rewriting = {placeOf: (file: string) => (file === from ? to : file)};
    for (const file of listFiles({...site, versions: [version]})) {
      const page = pageInFile(site, file);
      if (page.syntaxError) {
        throw new UsageError(
          `${nameOfFile(site, file)} is not valid, so its links can't be read. Mend it: npm run check -- ${nameOfFile(site, file)}`,
        );
      }
      const text = rewriteLinks(page, {...rewriting, name: nameOfFile(site, file)});
      if (file === from || text !== page.source) {
        changes.set(rewriting.placeOf(file), text);
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
  return changes;
}

function stepsOf(site: Site, {from, to, allVersions}: Move): Step[] {
  const version = versionOf(site, from);
  if (!version || !fs.existsSync(from)) {
    const names = listFiles(site).map((file) => nameOfFile(site, file));
    const name = nameOfFile(site, from);
    throw new UsageError(
      `There is no page "${name}". Did you mean ${nearest(name, names).join(', ')}?`,
    );
  }
  if (versionOf(site, to) !== version || !/\.mdx?$/.test(to) || isPartial(site, from, to)) {
    throw new UsageError(
      `A page moves within its version: write a path below ${nameOfFile(site, version.directory)}/ that ends in .md`,
    );
  }
  const {kind} = pageInFile(site, from).frontMatter;
  if ((kind === 'command' || kind === 'class') && path.basename(from) !== path.basename(to)) {
    throw new UsageError(
      `${nameOfFile(site, from)} has the name of a ${kind}; its file keeps that name, in whatever folder`,
    );
  }
  const [fromPath, toPath] = [pathInVersion(site, from), pathInVersion(site, to)];
  const versions = site.versions.filter(
    (one) => one === version || (allVersions && pageAt(one, fromPath)),
  );
  return versions.map((one) => {
    const target = path.join(one.directory, toPath);
    if (fs.existsSync(target)) {
      throw new UsageError(`${nameOfFile(site, target)} is there already`);
    }
    return {version: one, from: path.join(one.directory, fromPath), to: target};
  });
}

function isPartial(site: Site, ...files: string[]): boolean {
  return files.some((file) =>
    pathInVersion(site, file)
      .split('/')
      .some((part) => part.startsWith('_')),
  );
}

/** Changes a file as it will be after the changes so far; leaves out one that is not there. */
function changeFile(changes: FileChanges, file: string, change: (text: string) => string): void {
  const before =
    changes.get(file) ?? (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
  const after = before === undefined ? undefined : change(before.toString());
  if (after !== undefined && after !== before) {
    changes.set(file, after);
  }
}

/** A list of routes, a line each, in order. */
function renameLine(list: string, from: string, to: string): string {
  const lines = list.split('\n').filter(Boolean);
  return lines.includes(from)
    ? `${[...lines.filter((line) => line !== from), to].sort().join('\n')}\n`
    : list;
}

/** Earlier redirects lead to the new place at once, and none leads away from a page. */
function addRedirect(table: string, version: string, from: string, to: string): string {
  const moved = JSON.parse(table) as MovedPages;
  const earlier = Object.entries(moved[version] ?? {})
    .filter(([old]) => old !== to)
    .map(([old, target]) => [old, target === from ? to : target]);
  const all = {...moved, [version]: {...Object.fromEntries(earlier), [from]: to}};
  return `${JSON.stringify(all, null, 2)}\n`;
}
