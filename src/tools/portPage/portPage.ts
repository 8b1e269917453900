import fs from 'node:fs';
import path from 'node:path';
import {pathInVersion, versionOf, type Site, type Version} from '../../content/site';
import type {FileChanges} from '../fileChanges';
import {git} from '../git';
import {listFiles, nameOfFile, nearest} from '../listFiles';
import {UsageError} from '../usage';
import {mergeTexts} from './mergeTexts';

export interface Port {
  /** The page with the edit: an absolute path. */
  file: string;
  /** Labels of the versions that are to take it up; all others when left out. */
  to?: readonly string[];
}

export interface Ported {
  changes: FileChanges;
  /** What became of the edit in each version, a line each; what did not apply below it. */
  report: string[];
  isComplete: boolean;
}

/**
 * Carries the edit of a page to other versions: what is not committed yet or, where nothing is left
 * to commit, the last commit that changed the page. A version in which the edit meets other words is
 * left as it is.
 *
 * @throws UsageError when there is no such page, version or edit
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
      ported.report.push(`${name}: not there, so there is nothing to change`);
      continue;
    }
    const ours = fs.readFileSync(target, 'utf8');
    const labels = [name, 'before the edit', nameOfFile(site, file)];
    const {text, conflicts} = mergeTexts({ours, base, theirs}, labels);
    if (conflicts > 0) {
      ported.isComplete = false;
      ported.report.push(`${name}: left as it is, since it has other words there:`, ...shown(text));
    } else if (text === ours) {
      ported.report.push(`${name}: has the edit already`);
    } else {
      ported.changes.set(target, text);
      ported.report.push(`${name}: changed`);
    }
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

/** The text as it was before the edit. */
function textBefore({directory}: Site, file: string, now: string): string {
  const name = path.relative(directory, file);
  const [last, before] = git(directory, 'log', '-2', '--format=%H', '--', name).split('\n');
  if (!last) {
    throw new UsageError(`git does not know ${name} yet: copy it into the other versions`);
  }
  const committed = git(directory, 'show', `${last}:./${name}`);
  if (committed !== now) {
    return committed;
  }
  if (!before) {
    throw new UsageError(`${name} has not been changed since it was written`);
  }
  return git(directory, 'show', `${before}:./${name}`);
}

/** The parts that git has marked. */
function shown(text: string): string[] {
  return [...text.matchAll(/^<<<<<<< [\s\S]*?^>>>>>>> .*$/gm)].flatMap(([part]) =>
    part.split('\n').map((line) => `  ${line}`),
  );
}
