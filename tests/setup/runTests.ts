/**
 * `npm test`: installs what the tests need, runs them up to the first failure, and prints what they used.
 * `npm run test:all`: runs everything in spite of failures, and also fails for exceeded budgets.
 */
import fs from 'node:fs';
import {clearResults, readResults} from './results';
import {lanes, nightlyParts, type Part} from './parts';
import {prepare} from './prepare';
import {describeBudgets, describeResults, exceededBudgets} from './report';
import {runPart, type Outcome, type RunningPart} from './runPart';

const isNightly = process.argv.includes('--all');

/** Read by the nightly workflow. */
const summaryFile = 'node_modules/.cache/qodly-docs/test-summary.md';

const running = new Set<RunningPart>();
const outcomes: Outcome[] = [];
let isStopping = false;

async function runTests(): Promise<void> {
  clearResults();
  prepare({isNightly});
  const haveRun = await Promise.all(lanes.map(runLane));
  if (isNightly && haveRun.every(Boolean)) {
    await runLane(nightlyParts);
  }
  const failed = outcomes.filter(({passed}) => !passed).map(({part}) => part.name);
  const exceeded = isNightly ? exceededBudgets(outcomes) : [];
  const summary = [
    describeResults(readResults()),
    describeBudgets(outcomes),
    ...exceeded,
    failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All tests passed.',
  ]
    .filter(Boolean)
    .join('\n\n');
  console.log(`\n${summary}`);
  fs.writeFileSync(summaryFile, summary);
  if (process.env.GITHUB_STEP_SUMMARY) {
    fs.appendFileSync(process.env.GITHUB_STEP_SUMMARY, `${summary}\n`);
  }
  process.exitCode = failed.length + exceeded.length > 0 ? 1 : 0;
}

/**
 * Runs parts one after the other. The first failure stops all of them; at night, only the parts that need
 * the failed one don't run.
 *
 * @returns whether all parts have run
 */
async function runLane(parts: readonly Part[]): Promise<boolean> {
  for (const part of parts) {
    if (isStopping) {
      return false;
    }
    const run = runPart(part, {stopsEarly: !isNightly});
    running.add(run);
    const outcome = await run.outcome;
    running.delete(run);
    if (isStopping) {
      return false;
    }
    outcomes.push(outcome);
    if (!outcome.passed && !isNightly) {
      stop();
    }
    if (!outcome.passed && part.isNeeded) {
      return false;
    }
  }
  return true;
}

function stop(): void {
  isStopping = true;
  running.forEach((part) => part.stop());
}

process.once('SIGINT', () => {
  stop();
  process.exitCode = 130;
});

runTests().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
