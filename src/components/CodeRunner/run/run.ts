import type {RunRequest, RunResult} from './messages';
import {runInWorker} from './runInWorker';

/** Before a run counts as slow, in milliseconds. A message that appears only briefly would flicker. */
const patience = 300;

/** True once the visit's first result has said what runs. */
let isModelExplained = false;

/** The page whose data the runs share, and how often the reader has reset it. */
const data = {page: '', resets: 0};

/** From now on, runs find the sample data as at the beginning. */
export function resetData(): void {
  data.resets += 1;
}

/**
 * Runs code; the runs of a page share their data.
 *
 * @param makeRequest may load what it needs
 * @param onMessage shows that the run takes long, or that it failed
 * @returns what to show, or undefined if the interpreter couldn't be loaded
 */
export async function run(
  makeRequest: () => Promise<Omit<RunRequest, 'data'>> | Omit<RunRequest, 'data'>,
  onMessage: (text: string) => void,
): Promise<(RunResult & {isFirst: boolean}) | undefined> {
  const page = window.location.pathname;
  if (page !== data.page) {
    data.page = page;
    resetData();
  }
  const slow = setTimeout(() => onMessage('Running…'), patience);
  try {
    const request = await makeRequest();
    const result = await runInWorker({...request, data: String(data.resets)});
    const isFirst = !isModelExplained;
    isModelExplained = true;
    return {...result, isFirst};
  } catch {
    onMessage("Couldn't load the interpreter. Check your connection, then press Run again.");
    return undefined;
  } finally {
    clearTimeout(slow);
  }
}
