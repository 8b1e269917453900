import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/qodly-docs/skipped');

/** A test that this machine or this site could not run. */
export interface SkippedTest {
  /** `tests/build/release.test.ts › nginx serves the release` */
  title: string;
  reason: string;
}

/** Notes what a run has skipped, for the last lines of `npm test`. */
export function noteSkipped(run: string, tests: readonly SkippedTest[]): void {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${run}.json`), JSON.stringify(tests));
}

/** What has been skipped since `forgetSkipped`. */
export function readSkipped(): SkippedTest[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return files.flatMap(
    (file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as SkippedTest[],
  );
}

export function forgetSkipped(): void {
  fs.rmSync(folder, {recursive: true, force: true});
}
