import path from 'node:path';
import type {Reporter, TestModule} from 'vitest/node';
import {recordSkipped} from './skippedTests';

/** A Vitest reporter that records skipped tests and why they were skipped. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const [first] = modules;
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
    recordSkipped(
      first?.project.name ?? 'vitest',
      skipped.map((test) => {
        const result = test.result();
        return {
          title: `${path.relative('.', test.module.moduleId)} › ${test.fullName.replaceAll(' > ', ' › ')}`,
          reason: ('note' in result && result.note) || '',
        };
      }),
    );
  }
}
