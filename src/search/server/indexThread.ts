/** The thread of `indexInThread`: does what it is ordered, and ends. */
import {workerData} from 'node:worker_threads';
import {indexBuilt, type IndexOrder} from './indexBuilt';

void indexBuilt(workerData as IndexOrder);
