import {createChecker, type CodeFacts, type CodeReport} from 'qodlyscript';

/** A message from the page to the worker. */
export interface Request {
  source: string;
  version: string;
  /** The version's data, with the first request for that version. */
  facts?: CodeFacts;
}

/** The worker's response after `started`: the result of a check, or the reason the check itself failed. */
export type CheckResult = CodeReport | {failure: string};

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
