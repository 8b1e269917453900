import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/qodly-docs/test-results');

/** A test that failed, or that was skipped because of this machine or the site's content. */
export interface Result {
  state: 'failed' | 'skipped';
  /** `tests/build/release.test.ts › nginx serves the release` */
  title: string;
  /** Why it was skipped. */
  reason?: string;
}

/** Records a run's failed and skipped tests for the summary of `npm test`. */
export function recordResults(results: readonly Result[]): void {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${Date.now()}-${process.pid}.json`), JSON.stringify(results));
}

/** Returns the results recorded since `clearResults`. */
export function readResults(): Result[] {
  return fs
    .readdirSync(folder)
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Result[]);
}

export function clearResults(): void {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
}
