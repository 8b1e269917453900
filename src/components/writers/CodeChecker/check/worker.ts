import {createChecker} from '../../../../language/checkCode/checkCode';
import type {Request, Response} from './messages';

const checkers = new Map<string, ReturnType<typeof createChecker>>();

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  self.postMessage(answer(data));
});

function answer({source, version, facts}: Request): Response {
  if (facts) {
    checkers.set(version, createChecker(facts));
  }
  try {
    return checkers.get(version)?.(source) ?? {findings: [], names: [], unknown: []};
  } catch (error) {
    return {failure: String(error)};
  }
}
