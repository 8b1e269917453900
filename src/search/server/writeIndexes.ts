import fs from 'node:fs/promises';
import path from 'node:path';
import {indexFile, manifestFile, type SearchManifest} from '../shared/files';
import {makeFiles} from './makeFiles';
import type {TaggedPage} from './readDocs';

/** The pages to index and the output directory. */
export interface IndexJob {
  pages: readonly TaggedPage[];
  outDir: string;
}

/** Writes the search files for all tags. */
export async function writeIndexes({pages, outDir}: IndexJob): Promise<void> {
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
