import {execFileSync} from 'node:child_process';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {VcsConfig} from '@docusaurus/types';

/** Folders with page sources. Category pages come from the sidebars. */
const folders = ['docs', 'versioned_docs', 'versioned_sidebars', 'src/pages'];

/**
 * Returns the date of the last commit to each of the site's files, as `2026-11-21`, keyed by path relative to
 * `siteDir`. Empty without Git, and in a shallow clone, whose oldest commit seems to have changed every
 * file.
 */
export function lastChanges(siteDir: string): Map<string, string> {
  const days = new Map<string, string>();
  if (git(siteDir, ['rev-parse', '--is-shallow-repository']).trim() === 'true') {
    logger.info(
      'Pages and the sitemap have no dates because this clone is shallow. To fetch its history, run git fetch --unshallow.',
    );
    return days;
  }
  let day = '';
  for (const line of log(siteDir).split('\n')) {
    if (line.startsWith('@')) {
      day = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    } else if (line && !days.has(line)) {
      // The newest commit comes first.
      days.set(line, day);
    }
  }
  return days;
}

function log(siteDir: string): string {
  const options = ['-c', 'core.quotepath=off', 'log', '--format=@%ct', '--name-only', '--relative'];
  return git(siteDir, [...options, '--', ...folders]);
}

/** Returns Git's output, or an empty string if Git fails. */
function git(siteDir: string, options: readonly string[]): string {
  try {
    return execFileSync('git', options, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 256 * 1024 * 1024,
    });
  } catch {
    return '';
  }
}

/**
 * Tells Docusaurus the date of a page's last change. Its own methods run Git for each file, or date
 * uncommitted files. Here, Git runs once, and the sitemap uses the same dates.
 *
 * @param siteDir folder that contains the site's sources
 * @param changes the result of `lastChanges`
 */
export function lastUpdates(
  siteDir: string,
  changes: () => ReadonlyMap<string, string>,
): VcsConfig {
  const lastUpdate = (file: string) => {
    const day = changes().get(path.relative(siteDir, file).split(path.sep).join('/'));
    return Promise.resolve(day === undefined ? null : {timestamp: Date.parse(day), author: ''});
  };
  return {
    initialize: () => undefined,
    // Never called, but Docusaurus rejects a function without parameters.
    getFileCreationInfo: lastUpdate,
    getFileLastUpdateInfo: lastUpdate,
  };
}
