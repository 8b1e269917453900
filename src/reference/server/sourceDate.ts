import {execFileSync} from 'node:child_process';

/**
 * Returns the day of the newest commit, such as `2027-01-31`, or undefined without Git. Builds use it
 * as today's date, so the same sources always produce the same site.
 */
export function sourceDate(siteDir: string): string | undefined {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
}
