/** The thread of `writeInThread`: does what it is ordered, and ends. */
import {workerData} from 'node:worker_threads';
import {writeIndexes, type IndexOrder} from './writeIndexes';

void writeIndexes(workerData as IndexOrder);
