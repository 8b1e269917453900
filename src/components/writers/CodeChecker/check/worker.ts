import {createChecker} from '../../../../language/checkCode/checkCode';
import type {Request, Response} from './messages';

const checkers = new Map<string, ReturnType<typeof createChecker>>();

self.addEventListener('message', ({data}: MessageEvent<Request>) => {
  self.postMessage('heard' satisfies Response);
  const {source, version, facts} = data;
  if (facts) {
    checkers.set(version, createChecker(facts));
  }
  const report = checkers.get(version)?.(source) ?? {findings: [], names: [], unknown: []};
  self.postMessage(report satisfies Response);
});
