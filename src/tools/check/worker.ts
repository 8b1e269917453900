/** A thread of `checkInThreads`: answers with what it has read, then with the faults it has found. */
import {parentPort, workerData} from 'node:worker_threads';
import {takeValues} from '../../content/rememberByText';
import {readSite} from '../../content/site';
import {workOn, type Part, type Values} from './part';

/** What the thread gets to begin with. */
export interface Order {
  siteDir: string;
  part: Part;
  /** What is known already. */
  values: Values;
}

const {siteDir, part, values} = workerData as Order;
takeValues(values);
const work = workOn(part, readSite(siteDir));
parentPort?.postMessage(work.values);
parentPort?.once('message', (all: Values) => {
  takeValues(all);
  parentPort?.postMessage(work.check());
});
