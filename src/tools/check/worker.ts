/**
 * A thread started by `checkInThreads`. Posts what other threads need to know about its pages, waits for
 * theirs, then posts its problems.
 */
import {parentPort, workerData} from 'node:worker_threads';
import {knownValues, addValues} from '../../content/pageCache';
import {readSite} from '../../content/site';
import type {FileProblem} from '../../checks/problem';
import {runPart, type Part, type Values} from './part';

/** The thread's input. */
export interface Job {
  siteDir: string;
  part: Part;
  /** Values from the last run. */
  values: Values;
}

/** The thread's final message. */
export interface Findings {
  problems: FileProblem[];
  /** Values to cache for the next run. */
  values: Values;
}

const {siteDir, part, values} = workerData as Job;
addValues(values);
const work = runPart(part, readSite(siteDir));
parentPort?.postMessage(work.values);
parentPort?.once('message', (all: Values) => {
  addValues(all);
  const problems = work.check();
  const findings: Findings = {problems, values: knownValues()};
  parentPort?.postMessage(findings);
});
