import fs from 'node:fs';
import path from 'node:path';
import {pathInVersion, versionOf, type Site, type Version} from '../../content/site';
import type {FileChanges} from '../fileChanges';
import {git} from '../git';
import {listFiles, nameOfFile, nearest} from '../listFiles';
import {UsageError} from '../usage';
import {mergeTexts} from './mergeTexts';

export interface Port {
  /** Absolute path of the page with the edit. */
  file: string;
  /** Labels of the target versions; all others if left out. */
  to?: readonly string[];
}

export interface Ported {
  changes: FileChanges;
  /** The result in each version, one per line, followed by the passages that didn't apply. */
  report: string[];
  isComplete: boolean;
}

/**
 * Applies the edit of a page to other versions: its uncommitted changes or, if there are none, the
 * last commit that changed the page. A version keeps its own words, also where they conflict.
 *
 * @throws UsageError if there is no such page, version or edit
 */
export function portPage(site: Site, {file, to}: Port): Ported {
  const own = versionOf(site, file);
  if (!own || !fs.existsSync(file)) {
    const names = listFiles(site).map((one) => nameOfFile(site, one));
    throw new UsageError(
      `There is no page "${nameOfFile(site, file)}". Did you mean ${nearest(nameOfFile(site, file), names).join(', ')}?`,
    );
  }
  const targets = targetsOf(site, own, to);
  const theirs = fs.readFileSync(file, 'utf8');
  const base = textBefore(site, file, theirs);
  const ported: Ported = {changes: new Map(), report: [], isComplete: true};
  for (const version of targets) {
    const target = path.join(version.directory, pathInVersion(site, file));
    const name = nameOfFile(site, target);
    if (!fs.existsSync(target)) {
      ported.report.push(`${name}: this version has no such page`);
      continue;
    }
    const ours = fs.readFileSync(target, 'utf8');
    const labels = [name, 'before the edit', nameOfFile(site, file)];
    const {text, conflicts, blended} = mergeTexts({ours, base, theirs}, labels);
    if (text !== ours) {
      ported.changes.set(target, text);
    }
    if (conflicts.length === 0) {
      ported.report.push(`${name}: ${text === ours ? 'already has the edit' : 'changed'}`);
    } else {
      const what = text === ours ? 'not changed, because its text differs' : 'changed, except here';
      ported.isComplete = false;
      ported.report.push(`${name}: ${what}:`, ...conflicts.flatMap(indented));
    }
    const lines = text.split('\n');
    ported.report.push(
      ...blended
        .filter(() => text !== ours)
        .map(
          (line) =>
            `${name}:${line}: this version has other words in this paragraph. Read the result: ${lines[line - 1] ?? ''}`,
        ),
    );
  }
  return ported;
}

function targetsOf(site: Site, own: Version, labels: readonly string[] | undefined): Version[] {
  const others = site.versions.filter((version) => version !== own);
  const known = others.map(({label}) => label);
  const unknown = labels?.find((label) => !known.includes(label));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no other version "${unknown}". Write one of ${known.join(', ')}`,
    );
  }
  return others.filter(({label}) => labels?.includes(label) ?? true);
}

/** Returns the text before the edit. */
function textBefore(site: Site, file: string, now: string): string {
  const {directory} = site;
  const name = nameOfFile(site, file);
  // By default, git skips an edit that was reverted before its branch was merged.
  const log = ['log', '--full-history', '-1', '--format=%H %P', '--', name];
  const [last, parent] = git(directory, ...log)
    .trim()
    .split(' ');
  const committed = textIn(site, 'HEAD', name);
  if (!last || committed === undefined) {
    throw new UsageError(`${name} is new. Copy it into the folders of the other versions`);
  }
  const before = committed === now && parent ? textIn(site, parent, name) : committed;
  if (before === undefined || before === now) {
    throw new UsageError(
      `${name} has not changed since it was added. Copy it into the folders of the versions that lack it`,
    );
  }
  return before;
}

/** Returns the text of a file in a commit; undefined if the commit lacks it. */
function textIn({directory}: Site, commit: string, name: string): string | undefined {
  const isThere = git(directory, 'ls-tree', '--name-only', commit, '--', name).trim() !== '';
  return isThere ? git(directory, 'show', `${commit}:./${name}`) : undefined;
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`);
}
