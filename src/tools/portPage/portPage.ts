import fs from 'node:fs';
import path from 'node:path';
import {pageAt, pathInVersion, type Site, type Version} from '../../content/site/site';
import type {FileChanges} from '../fileChanges';
import {git} from '../git';
import {nameOfFile, requireMarkdown} from '../listFiles';
import {UsageError} from '../usage';
import {mergeTexts} from './mergeTexts';

export interface Port {
  /** Absolute path of the page with the edit. */
  file: string;
  /** Labels of the target versions; all others if omitted. */
  to?: readonly string[];
}

export interface PortResult {
  changes: FileChanges;
  /** The result in each version, one per line, followed by the passages that didn't apply. */
  report: string[];
  isComplete: boolean;
}

/**
 * Applies an edit to a page to other versions: its uncommitted changes or, if there are none, the last
 * commit that changed the page. Conflicting passages keep the version's text.
 *
 * @throws UsageError if there is no such page, version, or edit
 */
export function portPage(site: Site, {file, to}: Port): PortResult {
  const sourceVersion = requireMarkdown(site, file);
  const targets = targetsOf(site, sourceVersion, to);
  const {base, theirs} = editOf(site, file);
  const ported: PortResult = {changes: new Map(), report: [], isComplete: true};
  for (const version of targets) {
    const target = path.join(version.directory, pathInVersion(site, file));
    const name = nameOfFile(site, target);
    if (!fs.existsSync(target)) {
      ported.report.push(`${name}: this version has no such page`);
      continue;
    }
    const ours = fs.readFileSync(target, 'utf8');
    const labels = [name, 'before the edit', nameOfFile(site, file)];
    const {text, conflicts, missing, blended} = mergeTexts({ours, base, theirs}, labels);
    if (text !== ours) {
      ported.changes.set(target, text);
    }
    if (conflicts.length > 0) {
      const outcome =
        text === ours ? 'not changed, because its text differs' : 'changed, except here';
      ported.report.push(`${name}: ${outcome}:`, ...conflicts.flatMap(indented));
    } else if (text !== ours || missing.length === 0) {
      ported.report.push(`${name}: ${text === ours ? 'already has the edit' : 'changed'}`);
    }
    if (missing.length > 0) {
      ported.report.push(
        `${name}: this version lacks the context for these lines:`,
        ...missing.flatMap(indented),
      );
    }
    ported.isComplete &&= conflicts.length === 0 && missing.length === 0;
    const lines = text.split('\n');
    ported.report.push(
      ...blended
        .filter(() => text !== ours)
        .map(
          (line) =>
            `${name}:${line}: this version words this paragraph differently. Check the result: ${lines[line - 1] ?? ''}`,
        ),
    );
  }
  return ported;
}

function targetsOf(
  site: Site,
  sourceVersion: Version,
  labels: readonly string[] | undefined,
): Version[] {
  const otherVersions = site.versions.filter((version) => version !== sourceVersion);
  const known = otherVersions.map(({label}) => label);
  const unknown = labels?.find((label) => !known.includes(label));
  if (unknown !== undefined) {
    throw new UsageError(`There is no other version "${unknown}". Use one of ${known.join(', ')}`);
  }
  return otherVersions.filter(({label}) => labels?.includes(label) ?? true);
}

/** Returns the page before and after its edit. */
function editOf(site: Site, file: string): {base: string; theirs: string} {
  const {directory} = site;
  const name = nameOfFile(site, file);
  const now = fs.readFileSync(file, 'utf8');
  const committed = textIn(site, 'HEAD', name);
  if (committed !== undefined && committed !== now) {
    return {base: committed, theirs: now};
  }
  // By default, git skips an edit that was reverted before its branch was merged.
  const log = ['log', '--full-history', '--no-merges', '-1', '--format=%H %P', '--', name];
  const [last, parent] = git(directory, ...log)
    .trim()
    .split(' ');
  if (!last || committed === undefined) {
    throw new UsageError(`${name} is new. Copy it into the folders of the other versions`);
  }
  const base = parent ? textIn(site, parent, name) : undefined;
  const theirs = textIn(site, last, name);
  if (base === undefined || theirs === undefined || base === theirs) {
    const without = site.versions.filter((version) => !pageAt(version, pathInVersion(site, file)));
    const folders = without.map(({directory: folder}) => `${nameOfFile(site, folder)}/`);
    throw new UsageError(
      `${name} has not changed since it was added, so there is no edit to copy${folders.length > 0 ? `. These folders lack the page: ${folders.join(', ')}` : ''}`,
    );
  }
  return {base, theirs};
}

/** Returns the text of a file in a commit; undefined if the commit lacks it. */
function textIn({directory}: Site, commit: string, name: string): string | undefined {
  const exists = git(directory, 'ls-tree', '--name-only', commit, '--', name).trim() !== '';
  return exists ? git(directory, 'show', `${commit}:./${name}`) : undefined;
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`);
}
