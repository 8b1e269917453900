import type {CodeReport} from '../../../../language/checkCode/checkCode';
import {deadline} from '../../../../client/deadline';
import {whenSilent} from '../../../../client/silence';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';
import type {Answer, Request, Response} from './messages';

let worker: Worker | undefined;

/** Versions that the worker has loaded. */
let known = new Set<string>();

/** Ends the running check. */
let abort: (() => void) | undefined;

/** The reader has changed the text, and the answer is for the old one. */
export class OutdatedCheck extends Error {}

/** The check itself failed and would fail again. */
export class FailedCheck extends Error {}

/**
 * Checks a source in a worker to keep the page responsive. A check that is still running ends
 * with `OutdatedCheck`.
 *
 * @throws when the worker or the version's data can't be loaded
 */
export async function checkInWorker(source: string, version: string): Promise<CodeReport> {
  const facts = await loadFacts(version);
  abort?.();
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const response = await ask(worker, {source, version, ...(!known.has(version) && {facts})});
  known.add(version);
  if ('failure' in response) {
    throw new FailedCheck(response.failure);
  }
  return response;
}

async function loadFacts(version: string): Promise<CodeFacts> {
  const loaded = (await import(`@generated/reference/default/facts-${version}.json`)) as {
    default: CodeFacts;
  };
  return loaded.default;
}

function ask(asked: Worker, request: Request): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = (error: Error) => {
      stopWaiting();
      asked.terminate();
      // The next check starts a new worker, which hasn't loaded any version.
      worker = undefined;
      known = new Set();
      abort = undefined;
      reject(error);
    };
    // Loading the worker may hang; the check itself may take as long as it needs.
    const stopWaiting = whenSilent(deadline, () => end(new Error('The worker does not start.')));
    abort = () => end(new OutdatedCheck());
    asked.onmessage = ({data}: MessageEvent<Response>) => {
      stopWaiting();
      if (data !== 'started') {
        abort = undefined;
        resolve(data);
      }
    };
    asked.onerror = (event) => {
      event.preventDefault();
      end(new Error(event.message));
    };
    asked.postMessage(request);
  });
}
