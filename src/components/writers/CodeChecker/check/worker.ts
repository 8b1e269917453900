import {createChecker} from 'qodlyscript';
import type {CheckResult, Request} from './messages';

const checkers = new Map<string, ReturnType<typeof createChecker>>();

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  self.postMessage('started');
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
