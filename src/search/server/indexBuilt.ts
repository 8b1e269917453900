import fs from 'node:fs/promises';
import path from 'node:path';
import {openKept, type Keeping} from '../../cache/keptValues';
import type {Options} from '../options';
import {indexFile, manifestFile, type SearchManifest} from '../shared/files';
import type {PageSource} from './collectPages';
import {makeFiles} from './makeFiles';
import {readSections, type Known, type PageSections} from './readSections';
import type {IndexedPage} from './toDocuments';

/** What is indexed, and where the files go. */
export interface IndexOrder {
  pages: readonly PageSource[];
  options: Options;
  outDir: string;
  baseUrl: string;
  /** Where what has been read of articles is kept for the next build. */
  keeping: Keeping | undefined;
}

/** Writes the search files of all tags, from the built pages. */
export async function indexBuilt(order: IndexOrder): Promise<void> {
  const {pages, options, outDir, keeping} = order;
  const known = openKept<PageSections>(keeping);
  const manifest: SearchManifest = {};
  const write = async (name: string, content: string) => {
    const file = path.join(outDir, name);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, content);
  };
  for (const tag of new Set(pages.map((page) => page.tag))) {
    const tagged = pages.filter((page) => page.tag === tag);
    const {hash, files, plain} = makeFiles(tag, await readPages(tagged, order, known), options);
    manifest[tag] = hash;
    await Promise.all(files.map(({name, content}) => write(name, content)));
    await write(indexFile(tag), plain());
  }
  await write(manifestFile, JSON.stringify(manifest));
  known.save();
}

function readPages(
  pages: readonly PageSource[],
  {outDir, baseUrl}: IndexOrder,
  known: Known,
): Promise<IndexedPage[]> {
  return Promise.all(
    pages.map(async ({route, kind, tags, description, names}) => {
      const html = await fs.readFile(builtFile(route, outDir, baseUrl), 'utf8');
      return {route, kind, tags, description, names, page: readSections(html, known)};
    }),
  );
}

function builtFile(route: string, outDir: string, baseUrl: string): string {
  const relative = route.slice(baseUrl.length);
  return path.join(outDir, relative === '' ? 'index.html' : `${relative}.html`);
}
