import type {CodeReport} from '../../../../language/checkCode/checkCode';
import {deadline} from '../../../../client/deadline';
import {whenSilent} from '../../../../client/silence';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';
import type {CheckResult, Request, Response} from './messages';

let worker: Worker | undefined;

/** Versions that the worker has loaded. */
let loadedVersions = new Set<string>();

/** Aborts the running check. */
let abort: (() => void) | undefined;

/** Thrown when the reader has changed the code since the check started. */
export class OutdatedCheck extends Error {}

/** Thrown when the check itself failed and would fail again. */
export class FailedCheck extends Error {}

/**
 * Checks source code in a worker to keep the page responsive. A check that is still running is aborted
 * and rejects with `OutdatedCheck`.
 *
 * @throws when the worker or the version's data can't be loaded
 */
export async function checkInWorker(source: string, version: string): Promise<CodeReport> {
  const facts = await loadFacts(version);
  abort?.();
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const response = await send(worker, {
    source,
    version,
    ...(!loadedVersions.has(version) && {facts}),
  });
  loadedVersions.add(version);
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

function send(target: Worker, request: Request): Promise<CheckResult> {
  return new Promise((resolve, reject) => {
    const end = (error: Error) => {
      stopWaiting();
      target.terminate();
      // The next check starts a new worker, which hasn't loaded any version.
      worker = undefined;
      loadedVersions = new Set();
      abort = undefined;
      reject(error);
    };
    // Loading the worker may hang; the check itself may take as long as it needs.
    const stopWaiting = whenSilent(deadline, () => end(new Error('The worker did not start.')));
    abort = () => end(new OutdatedCheck());
    target.onmessage = ({data}: MessageEvent<Response>) => {
      stopWaiting();
      if (data !== 'started') {
        abort = undefined;
        resolve(data);
      }
    };
    target.onerror = (event) => {
      event.preventDefault();
      end(new Error(event.message));
    };
    target.postMessage(request);
  });
}
