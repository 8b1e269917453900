import {createHash} from 'node:crypto';
import type {Options} from '../options';
import {codeFile, indexFile, sectionsPerTextFile, shapesFile, textFile} from '../shared/files';
import type {ServedIndex} from '../shared/types';
import {buildIndex} from './buildIndex';
import {toDocuments, type IndexedPage} from './toDocuments';

/** A file that the build writes and the dev server serves. */
export interface SearchFile {
  name: string;
  content: string;
}

/**
 * The index of a tag, the texts for excerpts, which are loaded when results are shown, and what queries
 * by phrase and by type need, which is loaded for these. Each name has a hash of the file's own content, so
 * that an edit gives a new name to few of them; the index lists the hashes of the others. Other programs get
 * it without that list, under its plain name.
 */
export function makeFiles(
  tag: string,
  pages: readonly IndexedPage[],
  options: Options,
): {hash: string; files: SearchFile[]} {
  const {documents, texts, codes, shapes: rows} = toDocuments(pages);
  const textParts = inParts(texts);
  const codeParts = inParts(codes);
  const shapes = JSON.stringify(rows);
  const plain = buildIndex(documents, options);
  const index = JSON.stringify({
    ...plain,
    files: {
      texts: textParts.map(hashOf),
      codes: codeParts.map(hashOf),
      shapes: hashOf(shapes),
    },
  } satisfies ServedIndex);
  const hash = hashOf(index);
  const files = [
    {name: indexFile(tag), content: JSON.stringify(plain)},
    {name: indexFile(tag, hash), content: index},
    ...textParts.map((content, number) => ({
      name: textFile(tag, number, hashOf(content)),
      content,
    })),
    ...codeParts.map((content, number) => ({
      name: codeFile(tag, number, hashOf(content)),
      content,
    })),
    {name: shapesFile(tag, hashOf(shapes)), content: shapes},
  ];
  return {hash, files};
}

function inParts(texts: readonly string[]): string[] {
  const parts = [];
  for (let start = 0; start < texts.length; start += sectionsPerTextFile) {
    parts.push(JSON.stringify(texts.slice(start, start + sectionsPerTextFile)));
  }
  return parts;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
