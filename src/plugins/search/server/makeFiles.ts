import {createHash} from 'node:crypto';
import type {Options} from '../options';
import {indexFile, sectionsPerTextFile, textFile} from '../shared/files';
import {buildIndex} from './buildIndex';
import {toDocuments, type IndexedPage} from './toDocuments';

/** A file that the build writes and the dev server serves. */
export interface SearchFile {
  name: string;
  content: string;
}

/**
 * The index of a tag, and the texts for excerpts, which are loaded when results are shown. Their names
 * have a hash of all that they hold; the index has its plain name too.
 */
export function makeFiles(
  tag: string,
  pages: readonly IndexedPage[],
  options: Options,
): {hash: string; files: SearchFile[]} {
  const {documents, texts} = toDocuments(pages);
  const index = JSON.stringify(buildIndex(documents, options));
  const parts = [];
  for (let start = 0; start < texts.length; start += sectionsPerTextFile) {
    parts.push(JSON.stringify(texts.slice(start, start + sectionsPerTextFile)));
  }
  const hash = hashOf([index, ...parts]);
  const files = [
    {name: indexFile(tag), content: index},
    {name: indexFile(tag, hash), content: index},
    ...parts.map((content, number) => ({name: textFile(tag, number, hash), content})),
  ];
  return {hash, files};
}

function hashOf(contents: readonly string[]): string {
  const hash = createHash('sha256');
  contents.forEach((content) => hash.update(content));
  return hash.digest('hex').slice(0, 8);
}
