import path from 'node:path';
import type {Reporter, Suite, TestCase} from '@playwright/test/reporter';
import {recordResults, type Result} from './results';

/** A Playwright reporter that records failed tests, and skipped ones with the reason. */
export default class implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    recordResults((this.suite?.allTests() ?? []).flatMap(resultOf));
  }
}

function resultOf(test: TestCase): Result[] {
  const title = [path.relative('.', test.location.file), ...test.titlePath().slice(3)].join(' › ');
  const last = test.results.at(-1);
  if (test.outcome() === 'skipped') {
    const skip = last?.annotations.find(({type}) => type === 'skip');
    // Tests that an earlier failure keeps from running have no reason.
    return skip ? [{state: 'skipped', title, reason: skip.description ?? ''}] : [];
  }
  return test.outcome() === 'unexpected' && last?.status !== 'interrupted'
    ? [{state: 'failed', title}]
    : [];
}
