import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {IndexJob} from './writeIndexes';

/**
 * Runs `writeIndexes` in another thread while the main thread writes the pages as Markdown, which
 * takes as long.
 *
 * @throws the thread's error
 */
export async function writeInThread(job: IndexJob): Promise<void> {
  const thread = new Worker(path.join(__dirname, 'writeThread.ts'), {
    workerData: job,
    execArgv: ['--require', path.resolve(__dirname, '../../tools/runTypeScript.cjs')],
  });
  await once(thread, 'exit');
}
