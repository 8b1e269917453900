import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {IndexOrder} from './writeIndexes';

/**
 * As `writeIndexes`, in another thread: the main thread meanwhile writes the pages as Markdown, which
 * takes as long.
 *
 * @throws what the thread has thrown
 */
export async function writeInThread(order: IndexOrder): Promise<void> {
  const thread = new Worker(path.join(__dirname, 'writeThread.ts'), {
    workerData: order,
    // As --max-semi-space-size in package.json, which threads do not get; this counts three of them.
    resourceLimits: {maxYoungGenerationSizeMb: 3 * 32},
    execArgv: ['--require', path.resolve(__dirname, '../../tools/runTypeScript.cjs')],
  });
  await once(thread, 'exit');
}
