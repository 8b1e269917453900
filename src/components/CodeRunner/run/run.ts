import {announce} from '../../../client/announce';
import {retryOnce} from '../../../client/retryOnce';
import {WorkerClient, WorkerTimeout} from '../../../client/workerClient';
import {describeReport, showResults} from '../lineResults';
import type {PanelState} from '../Panel';
import type {RunRequest, RunResult} from './worker';

/** Before a run counts as slow, in milliseconds. A message that appears only briefly would flicker. */
const patience = 300;

/** In milliseconds: the interpreter stops after two seconds itself, unless it hangs. */
const timeLimit = 4000;

const client = new WorkerClient<RunRequest, RunResult>(
  () => new Worker(/* webpackChunkName: "interpreter" */ new URL('./worker.ts', import.meta.url)),
);

/** The run that is next in line waits for this one. */
let previous: Promise<unknown> = Promise.resolve();

/** True once the visit's first result has said what runs. */
let isModelExplained = false;

/** The page whose data the runs share, and how often the reader has reset it. */
const data = {page: '', resets: 0};

/** From now on, runs find the sample data as at the beginning. */
export function resetData(): void {
  data.resets += 1;
}

type RequestMaker = () => Promise<Omit<RunRequest, 'data'>> | Omit<RunRequest, 'data'>;

/** The elements that show a result. */
interface Output {
  /** Returns the element with the lines of code. */
  code: () => Element;
  /** Shows what stands below the code. */
  show: (state: PanelState) => void;
  /** Returns false once the reader has changed or reset the code. */
  isWanted: () => boolean;
}

/**
 * Runs code, and shows the result; the runs of a page share their data.
 *
 * @param makeRequest may load what it needs
 */
export async function run(
  makeRequest: RequestMaker,
  {code, show, isWanted}: Output,
): Promise<void> {
  const page = window.location.pathname;
  if (page !== data.page) {
    data.page = page;
    resetData();
  }
  const notify = (message: string) => isWanted() && show({message});
  const slow = setTimeout(notify, patience, 'Running…');
  const result = await runInTurn(makeRequest).catch(() => undefined);
  clearTimeout(slow);
  if (!result) {
    notify("Couldn't load the interpreter. Check your connection, then press Run again.");
    return;
  }
  const isFirst = !isModelExplained;
  isModelExplained = true;
  if (isWanted()) {
    showResults(code(), result.report.values);
    show({...result, isFirst});
    // The reader may be on another page by now.
    if (code().isConnected) {
      announce(describeReport(result.report));
    }
  }
}

/**
 * Runs code in a worker, one run after the other, to keep the page responsive. Code that hangs is stopped
 * together with the worker.
 *
 * @throws when the worker can't be loaded
 */
async function runInTurn(makeRequest: RequestMaker): Promise<RunResult> {
  const request = {...(await makeRequest()), data: String(data.resets)};
  const result = previous.then(() => runInWorker(request));
  previous = result.catch(() => undefined);
  return await result;
}

async function runInWorker(request: RunRequest): Promise<RunResult> {
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
