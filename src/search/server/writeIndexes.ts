import fs from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '../options';
import {indexFile, manifestFile, type SearchManifest} from '../shared/files';
import type {PageSource} from './collectPages';
import {makeFiles} from './makeFiles';
import {readHtml} from './readHtml';
import type {TaggedPage} from './readDocs';

/** The pages to index and the output directory. */
export interface IndexJob {
  /** In route order. */
  docs: readonly TaggedPage[];
  /** Pages without Markdown, read from their built HTML. */
  others: readonly PageSource[];
  options: Options;
  outDir: string;
  baseUrl: string;
}

/** Writes the search files for all tags. */
export async function writeIndexes(job: IndexJob): Promise<void> {
  const {docs, options, outDir} = job;
  const pages = [...docs, ...(await readBuilt(job))];
  const manifest: SearchManifest = {};
  const write = async (name: string, content: string) => {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  };
  for (const tag of new Set(pages.map((page) => page.tag))) {
    const taggedPages = pages.filter((page) => page.tag === tag);
    const {hash, files, plain} = makeFiles(tag, taggedPages, options);
    manifest[tag] = hash;
    await Promise.all(files.map(({name, content}) => write(name, content)));
    await write(indexFile(tag), plain());
  }
  await write(manifestFile, JSON.stringify(manifest));
}

function readBuilt({others, outDir, baseUrl}: IndexJob): Promise<TaggedPage[]> {
  return Promise.all(
    others.map(async (page) => {
      const html = await fs.readFile(builtFile(page.route, outDir, baseUrl), 'utf8');
      return {...page, page: readHtml(html)};
    }),
  );
}

function builtFile(route: string, outDir: string, baseUrl: string): string {
  const relative = route.slice(baseUrl.length);
  return path.join(outDir, relative === '' ? 'index.html' : `${relative}.html`);
}
