/** Thread of `writeInThread`: runs its one task and ends. */
import {workerData} from 'node:worker_threads';
import {writeIndexes, type IndexJob} from './writeIndexes';

void writeIndexes(workerData as IndexJob);
