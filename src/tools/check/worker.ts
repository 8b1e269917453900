/** A thread of `checkInThreads`: answers with what it has read, then with the faults it has found. */
import {parentPort, workerData} from 'node:worker_threads';
import {knownValues, takeValues} from '../../content/rememberByText';
import {readSite} from '../../content/site';
import type {FileFault} from '../../checks/fault';
import {workOn, type Part, type Values} from './part';

/** What the thread gets to begin with. */
export interface Order {
  siteDir: string;
  part: Part;
  /** What is known already. */
  values: Values;
}

/** What it answers in the end. */
export interface Findings {
  faults: FileFault[];
  /** To keep for the next run. */
  values: Values;
}

const {siteDir, part, values} = workerData as Order;
takeValues(values);
const work = workOn(part, readSite(siteDir));
parentPort?.postMessage(work.values);
parentPort?.once('message', (all: Values) => {
  takeValues(all);
  const faults = work.check();
  const findings: Findings = {faults, values: knownValues()};
  parentPort?.postMessage(findings);
});
