/** `npm test`: installs what the tests need, runs them all, and lists the skipped ones. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {clearSkipped, readSkipped} from '../support/skippedTests';
import {prepare} from './prepare';

async function runTests(): Promise<void> {
  const start = performance.now();
  prepare();
  clearSkipped();
  // Use a shell: npm is a different kind of script on each system.
  const tests = spawn('npm run --silent test:all', {shell: true, stdio: 'inherit'});
  const [code] = (await once(tests, 'close')) as [number | null];
  describeSkipped();
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  console.log(code === 0 ? `All tests passed in ${minutes} minutes.` : `Failed: see above.`);
  process.exitCode = code ?? 1;
}

function describeSkipped(): void {
  const skipped = readSkipped();
  for (const reason of new Set(skipped.map((test) => test.reason))) {
    const titles = skipped.filter((test) => test.reason === reason).map(({title}) => `  ${title}`);
    console.log([`Skipped ${titles.length} tests: ${reason}`, ...titles].join('\n'));
  }
}

runTests().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
