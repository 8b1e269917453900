import {execFileSync} from 'node:child_process';
import {UsageError} from './usage';

/** What git writes, run in a folder. @throws when git fails */
export function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** @throws UsageError when something in the folder is not committed */
export function requireCommitted(cwd: string): void {
  const changed = git(cwd, 'status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length > 0) {
    const [first = ''] = changed;
    throw new UsageError(
      `${changed.length} files have changes that are not committed, "${first.slice(3)}" first. Commit or stash them`,
    );
  }
}

/** The lines that have one of the texts, in files that git knows: `docs/faq.md:12:…`. */
export function findText(
  cwd: string,
  texts: readonly string[],
  places: readonly string[],
): string[] {
  const patterns = texts.flatMap((text) => ['-e', text]);
  try {
    const found = git(
      cwd,
      'grep',
      '--line-number',
      '--fixed-strings',
      ...patterns,
      '--',
      ...places,
    );
    return found.trim().split('\n');
  } catch {
    // git grep fails when it finds nothing.
    return [];
  }
}
