import {createHash} from 'node:crypto';
import type {Options} from '../options';
import {codeFile, indexFile, sectionsPerTextFile, signaturesFile, textFile} from '../shared/files';
import type {ServedIndex} from '../shared/types';
import {buildIndex} from './buildIndex';
import {plainIndex} from './plainIndex';
import {toDocuments, type IndexedPage} from './toDocuments';

/** A file that the build writes and the dev server serves. */
export interface SearchFile {
  name: string;
  content: string;
}

/** The files generated from a tag's pages. */
export interface MadeFiles {
  /** Hash of all files, used in their names. */
  hash: string;
  files: SearchFile[];
  /** Builds the index for external tools, which browsers never need. */
  plain: () => string;
}

/**
 * Generates a tag's index, the text for excerpts (loaded with the results), and the files for queries by
 * phrase and by type (loaded for these queries). Each name contains a hash of the file's content, so an edit
 * renames few files. The index lists the hashes of the others.
 */
export function makeFiles(tag: string, pages: readonly IndexedPage[], options: Options): MadeFiles {
  const {documents, texts, codes, signatures: rows} = toDocuments(pages);
  const textParts = splitIntoFiles(texts);
  const codeParts = splitIntoFiles(codes);
  const signatures = JSON.stringify(rows);
  const built = buildIndex(documents, options);
  const index = JSON.stringify({
    ...built,
    files: {
      texts: textParts.map(hashOf),
      codes: codeParts.map(hashOf),
      signatures: hashOf(signatures),
    },
  } satisfies ServedIndex);
  const hash = hashOf(index);
  const files = [
    {name: indexFile(tag, hash), content: index},
    ...textParts.map((content, fileIndex) => ({
      name: textFile(tag, fileIndex, hashOf(content)),
      content,
    })),
    ...codeParts.map((content, fileIndex) => ({
      name: codeFile(tag, fileIndex, hashOf(content)),
      content,
    })),
    {name: signaturesFile(tag, hashOf(signatures)), content: signatures},
  ];
  return {hash, files, plain: () => JSON.stringify(plainIndex(built, texts))};
}

function splitIntoFiles(texts: readonly string[]): string[] {
  const parts = [];
  for (let start = 0; start < texts.length; start += sectionsPerTextFile) {
    parts.push(JSON.stringify(texts.slice(start, start + sectionsPerTextFile)));
  }
  return parts;
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
