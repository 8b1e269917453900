import {execFileSync} from 'node:child_process';
import {pluralize} from '../content/text';
import {UsageError} from './usage';

/** Runs git in a folder and returns its output. @throws if git fails */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** @throws UsageError if the folder contains uncommitted changes */
export function requireCommitted(cwd: string): void {
  const changed = git(cwd, 'status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length > 0) {
    const [first = ''] = changed;
    const others = changed.length > 1 ? ` and ${pluralize(changed.length - 1, 'other file')}` : '';
    throw new UsageError(
      `There are uncommitted changes in "${first.slice(3)}"${others}. Commit or stash them`,
    );
  }
}

/** Returns the lines in tracked files that contain one of the strings: `docs/faq.md:12:…`. */
export function findText(
  cwd: string,
  texts: readonly string[],
  paths: readonly string[],
): string[] {
  const patterns = texts.flatMap((text) => ['-e', text]);
  try {
    const found = git(cwd, 'grep', '--line-number', '--fixed-strings', ...patterns, '--', ...paths);
    return found.trim().split('\n');
  } catch {
    // git grep fails when it finds nothing.
    return [];
  }
}
