import {once} from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import {isMainThread, Worker, workerData} from 'node:worker_threads';
import {indexFile, manifestFile, type SearchManifest} from '../shared/files';
import {makeFiles} from './makeFiles';
import type {TaggedPage} from './readPage';

/** The pages to index and the output directory. */
interface IndexJob {
  pages: readonly TaggedPage[];
  outDir: string;
}

/** Writes the search files for all tags. */
async function writeIndexes({pages, outDir}: IndexJob): Promise<void> {
  const manifest: SearchManifest = {};
  const write = async (name: string, content: string) => {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  };
  for (const tag of new Set(pages.map((page) => page.tag))) {
    const taggedPages = pages.filter((page) => page.tag === tag);
    const {hash, files, plain} = makeFiles(tag, taggedPages);
    manifest[tag] = hash;
    await Promise.all(files.map(({name, content}) => write(name, content)));
    await write(indexFile(tag), plain());
  }
  await write(manifestFile, JSON.stringify(manifest));
}

/**
 * Runs `writeIndexes` in another thread while the main thread writes the pages as Markdown, which
 * takes as long.
 *
 * @throws the thread's error
 */
export async function writeInThread(job: IndexJob): Promise<void> {
  const thread = new Worker(__filename, {
    workerData: job,
    execArgv: ['--require', path.resolve(__dirname, '../../tools/runTypeScript.cjs')],
  });
  await once(thread, 'exit');
}

if (!isMainThread) {
  void writeIndexes(workerData as IndexJob);
}
