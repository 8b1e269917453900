import path from 'node:path';
import type {Reporter, Suite} from '@playwright/test/reporter';
import {recordSkipped} from './skippedTests';

/** A Playwright reporter that records skipped tests and why they were skipped. */
export default class implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    recordSkipped(
      'e2e',
      tests
        .filter((test) => test.outcome() === 'skipped')
        .map((test) => ({
          title: [path.relative('.', test.location.file), ...test.titlePath().slice(3)].join(' › '),
          reason:
            test.results.at(-1)?.annotations.find(({type}) => type === 'skip')?.description ?? '',
        })),
    );
  }
}
