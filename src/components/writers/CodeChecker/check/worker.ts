import {createChecker} from '../../../../language/checkCode/checkCode';
import type {Answer, Request, Response} from './messages';

const checkers = new Map<string, ReturnType<typeof createChecker>>();

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  self.postMessage('started' satisfies Response);
  self.postMessage(answer(data));
});

function answer({source, version, facts}: Request): Answer {
  if (facts) {
    checkers.set(version, createChecker(facts));
  }
  try {
    return checkers.get(version)?.(source) ?? {findings: [], names: [], unknown: []};
  } catch (error) {
    return {failure: String(error)};
  }
}
