/** Worker thread of `writeInThread`: runs one task and exits. */
import {workerData} from 'node:worker_threads';
import {writeIndexes, type IndexJob} from './writeIndexes';

void writeIndexes(workerData as IndexJob);
