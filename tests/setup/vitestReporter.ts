import path from 'node:path';
import type {Reporter, TestModule} from 'vitest/node';
import {recordResults, type Result} from './results';

/** A Vitest reporter that records failed tests, and skipped ones with the reason. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    recordResults(modules.flatMap(resultsIn));
  }
}

function resultsIn(module: TestModule): Result[] {
  const file = path.relative('.', module.moduleId);
  const tests = [...module.children.allTests()].flatMap((test): Result[] => {
    const title = `${file} › ${test.fullName.replaceAll(' > ', ' › ')}`;
    const result = test.result();
    if (result.state === 'skipped') {
      return [{state: 'skipped', title, reason: result.note ?? ''}];
    }
    return result.state === 'failed' ? [{state: 'failed', title}] : [];
  });
  // A file whose imports or hooks fail has no failed test.
  const hasFailed = module.state() === 'failed' && !tests.some(({state}) => state === 'failed');
  return hasFailed ? [...tests, {state: 'failed', title: file}] : tests;
}
