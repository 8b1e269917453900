import type {CodeReport} from '../../../../language/checkCode/checkCode';
import {deadline} from '../../../../client/deadline';
import {whenSilent} from '../../../../client/silence';
import type {CodeFacts} from '../../../../language/checkCode/codeFacts';
import type {Request, Response} from './messages';

let worker: Worker | undefined;

/** The versions that the worker knows. */
let known = new Set<string>();

/**
 * Checks a source in a worker, so that the page answers meanwhile. One at a time: the worker answers in
 * order, and does not say to what.
 *
 * @throws when the worker or the facts of the version cannot be had
 */
export async function checkInWorker(source: string, version: string): Promise<CodeReport> {
  const facts = known.has(version) ? undefined : await loadFacts(version);
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const report = await ask(worker, {source, version, ...(facts && {facts})});
  known.add(version);
  return report;
}

async function loadFacts(version: string): Promise<CodeFacts> {
  const loaded = (await import(`@generated/reference/default/facts-${version}.json`)) as {
    default: CodeFacts;
  };
  return loaded.default;
}

function ask(asked: Worker, request: Request): Promise<CodeReport> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      stopWaiting();
      asked.terminate();
      // The next question starts another worker.
      worker = undefined;
      known = new Set();
      reject(new Error(message));
    };
    // Its code may hang; the check itself may take as long as it takes.
    const stopWaiting = whenSilent(deadline, () => fail('The worker does not start.'));
    asked.onmessage = ({data}: MessageEvent<Response>) => {
      stopWaiting();
      if (data !== 'heard') {
        resolve(data);
      }
    };
    asked.onerror = (event) => {
      event.preventDefault();
      fail(event.message);
    };
    asked.postMessage(request);
  });
}
