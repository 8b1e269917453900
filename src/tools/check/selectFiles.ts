import path from 'node:path';
import {addressesOf} from '../../content/anchors';
import {pageInFile, type Site} from '../../content/site';
import {git} from '../git';
import {listFiles, nameOfFile, nearest} from '../listFiles';
import {UsageError} from '../usage';

/** The files that a name means: a page, or all pages of a folder. @throws UsageError */
export function filesNamed(names: readonly string[], site: Site, cwd: string): string[] {
  const files = listFiles(site);
  return names.flatMap((name) => {
    const named = path.resolve(cwd, name);
    const found = files.filter((file) => file === named || file.startsWith(named + path.sep));
    if (found.length === 0) {
      const known = files.map((file) => nameOfFile(site, file));
      const near = nearest(nameOfFile(site, named), known);
      throw new UsageError(`There is no page "${name}". Did you mean ${near.join(', ')}?`);
    }
    return found;
  });
}

/** What git says has changed since the last commit: absolute paths, of files that are gone too. */
export function changedFiles({directory}: Site): string[] {
  const list = (...args: string[]) =>
    git(directory, ...args)
      .split('\0')
      .filter(Boolean);
  return [
    ...list('diff', '--name-only', '--relative', '--no-renames', '-z', 'HEAD'),
    ...list('ls-files', '--others', '--exclude-standard', '-z'),
  ].map((file) => path.join(directory, file));
}

/** The other files with links to one of these, which may break when these change. */
export function filesThatLinkTo(targets: ReadonlySet<string>, site: Site): string[] {
  // Paths are resolved for the few that can match: a site has tens of thousands of links.
  const names = new Set([...targets].map((target) => path.basename(target)));
  const leadsToTarget = (url: string, file: string) => {
    const target = decode(url.replace(/#.*/, ''));
    return (
      names.has(path.posix.basename(target)) &&
      targets.has(path.resolve(path.dirname(file), target))
    );
  };
  return listFiles(site)
    .filter((file) => !targets.has(file))
    .filter((file) => addressesOf(pageInFile(site, file)).some((url) => leadsToTarget(url, file)));
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return '';
  }
}
