import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/qodly-docs/skipped');

/** A test skipped because of this machine or the site's content. */
export interface SkippedTest {
  /** `tests/build/release.test.ts › nginx serves the release` */
  title: string;
  reason: string;
}

/** Records a run's skipped tests for the `npm test` summary. */
export function recordSkipped(run: string, tests: readonly SkippedTest[]): void {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${run}.json`), JSON.stringify(tests));
}

/** Returns the tests skipped since `clearSkipped`. */
export function readSkipped(): SkippedTest[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  return files.flatMap(
    (file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as SkippedTest[],
  );
}

export function clearSkipped(): void {
  fs.rmSync(folder, {recursive: true, force: true});
}
