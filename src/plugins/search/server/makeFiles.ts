import type {Options} from '../options';
import {indexFile, sectionsPerTextFile, textFile} from '../shared/files';
import {buildIndex} from './buildIndex';
import {toDocuments, type IndexedPage} from './toDocuments';

/** A file that the build writes and the dev server serves. */
export interface SearchFile {
  name: string;
  content: string;
}

/** The index of a tag, and the texts for excerpts, which are loaded when results are shown. */
export function makeFiles(
  tag: string,
  pages: readonly IndexedPage[],
  options: Options,
): SearchFile[] {
  const {documents, texts} = toDocuments(pages);
  const files = [{name: indexFile(tag), content: JSON.stringify(buildIndex(documents, options))}];
  for (let number = 0; number * sectionsPerTextFile < texts.length; number += 1) {
    const start = number * sectionsPerTextFile;
    files.push({
      name: textFile(tag, number),
      content: JSON.stringify(texts.slice(start, start + sectionsPerTextFile)),
    });
  }
  return files;
}
