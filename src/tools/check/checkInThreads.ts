import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {addValues, valuesFor} from '../../content/pageCache';
import type {Site} from '../../content/site';
import type {FileProblem} from '../../checks/problem';
import {loadDictionary} from '../../checks/style/dictionary';
import {checkLinksTo} from './checkFiles';
import {runPart, type Values} from './part';
import type {Findings, Job} from './worker';

/**
 * Like `checkFiles`, but in multiple threads, including this one. Each thread reads its part of the site
 * and shares the values that rules need from other pages, so each page is parsed in only one thread.
 */
export async function checkInThreads(
  files: readonly string[],
  site: Site,
  count: number,
): Promise<FileProblem[]> {
  const {directory: siteDir} = site;
  loadDictionary();
  const workers = Array.from({length: count - 1}, (_, index) =>
    startWorker({siteDir, part: {files, index: index + 1, count}, values: valuesFor([])}),
  );
  const values = workers.map((worker) => nextMessage<Values>(worker));
  const work = runPart({files, index: 0, count}, site);
  (await Promise.all(values)).forEach(addValues);
  const findings = workers.map((worker) => nextMessage<Findings>(worker));
  workers.forEach((worker) => worker.postMessage(valuesFor([])));
  const ownProblems = [...work.check(), ...checkLinksTo(files, site)];
  const order = new Map(files.map((file, index) => [file, index]));
  const rankOf = ({file}: FileProblem) => order.get(file) ?? files.length;
  const workerFindings = await Promise.all(findings);
  workerFindings.forEach(({values}) => addValues(values));
  return [...ownProblems, ...workerFindings.flatMap(({problems}) => problems)].sort(
    (a, b) => rankOf(a) - rankOf(b),
  );
}

function startWorker(job: Job): Worker {
  return new Worker(path.join(__dirname, 'worker.ts'), {
    workerData: job,
    // Like --max-semi-space-size in package.json, which threads don't inherit. This option counts three semi-spaces.
    resourceLimits: {maxYoungGenerationSizeMb: 3 * 64},
    execArgv: ['--require', path.resolve(__dirname, '../runTypeScript.cjs')],
  });
}

async function nextMessage<Message>(worker: Worker): Promise<Message> {
  const [message] = (await once(worker, 'message')) as [Message];
  return message;
}
