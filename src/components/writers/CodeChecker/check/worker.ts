import {createChecker} from '../../../../language/checkCode/checkCode';
import type {CheckResult, Request, Response} from './messages';

const checkers = new Map<string, ReturnType<typeof createChecker>>();

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  self.postMessage('started' satisfies Response);
  self.postMessage(check(data));
});

function check({source, version, facts}: Request): CheckResult {
  if (facts) {
    checkers.set(version, createChecker(facts));
  }
  try {
    return checkers.get(version)?.(source) ?? {findings: [], names: [], unknown: []};
  } catch (error) {
    return {failure: String(error)};
  }
}
