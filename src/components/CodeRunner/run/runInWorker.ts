import {retryOnce} from '@site/src/client/retryOnce';
import {WorkerClient, WorkerTimeout} from '@site/src/client/workerClient';
import type {RunRequest, RunResult} from './messages';

/** In milliseconds: the interpreter stops after two seconds itself, unless it hangs. */
const timeLimit = 4000;

const client = new WorkerClient<RunRequest, RunResult>(
  () => new Worker(/* webpackChunkName: "interpreter" */ new URL('./worker.ts', import.meta.url)),
);

/** The run that is next in line waits for this one. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs code in a worker, one run after the other, to keep the page responsive. Code that hangs is stopped
 * together with the worker.
 *
 * @throws when the worker can't be loaded
 */
export function runInWorker(request: RunRequest): Promise<RunResult> {
  const result = previous.then(() => run(request));
  previous = result.catch(() => undefined);
  return result;
}

async function run(request: RunRequest): Promise<RunResult> {
  try {
    return await retryOnce(() => client.ask(request, timeLimit));
  } catch (error) {
    if (!(error instanceof WorkerTimeout)) {
      throw error;
    }
    const message = 'It ran for more than 2 seconds and was stopped.';
    return {report: {values: [], outputs: [], stop: {kind: 'limit', line: 0, message}}, tables: []};
  }
}
