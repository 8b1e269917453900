import {createHash} from 'node:crypto';
import {withTags} from '../engine/loadIndex';
import {toLunr} from '../engine/lunrSyntax';
import {indexFile, sectionsPerTextFile, signaturesFile, textFile} from '../shared/files';
import {packIndex} from '../shared/packIndex';
import type {SearchDocument, SearchIndexFile, ServedIndex} from '../shared/types';
import {buildIndex} from './buildIndex';
import {toDocuments, type IndexedPage} from './toDocuments';

/** A file that the build writes and the dev server serves. */
export interface SearchFile {
  name: string;
  content: string;
}

/**
 * Generates a tag's index, the text for excerpts (loaded with the results), and the signatures for queries by
 * type (loaded for these queries). Each name contains a hash of the file's content, so an edit
 * renames few files. The index lists the hashes of the others.
 */
export function makeFiles(tag: string, pages: readonly IndexedPage[]) {
  const {documents, texts, signatures} = toDocuments(pages);
  const files: SearchFile[] = [];
  const add = (content: string, nameOf: (hash: string) => string) => {
    const hash = hashOf(content);
    files.push({name: nameOf(hash), content});
    return hash;
  };
  const addPart = (_: unknown, part: number) => {
    const start = part * sectionsPerTextFile;
    const content = JSON.stringify(texts.slice(start, start + sectionsPerTextFile));
    return add(content, (hash) => textFile(tag, part, hash));
  };
  const built = buildIndex(documents);
  const served: ServedIndex = {
    ...built,
    // The terms of the keywords are in the index already.
    documents: built.documents.map((document) => ({...document, tags: undefined})),
    files: {
      texts: Array.from({length: Math.ceil(texts.length / sectionsPerTextFile)}, addPart),
      signatures: add(JSON.stringify(signatures), (hash) => signaturesFile(tag, hash)),
    },
  };
  const index = JSON.stringify(packIndex(served));
  const hash = hashOf(index);
  files.unshift({name: indexFile(tag, hash), content: index});
  return {
    /** Hash in the name of the index. Changes with any file, since the index contains the other hashes. */
    hash,
    files,
    /** Builds the index for external tools; browsers never need it. */
    plain: () => JSON.stringify(plainIndex(built, texts)),
  };
}

function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A section, as external tools read it. */
interface PlainDocument extends Omit<
  SearchDocument,
  'kind' | 'names' | 'owner' | 'signature' | 'since' | 'instead'
> {
  /** The section's full prose. */
  content: string;
}

/** Content of `search-index-{tag}.json`. */
export interface PlainIndex {
  documents: PlainDocument[];
  /** Input for `lunr.Index.load`. Its references are the documents' ids. */
  index: object;
}

/**
 * Builds a tag's index for programs that know lunr but not this site. Browsers read a different file, one
 * sixth the size.
 *
 * @param texts the sections' prose by id
 */
function plainIndex(file: SearchIndexFile, texts: readonly string[]): PlainIndex {
  const documents = file.documents.map((document) => ({
    id: document.id,
    title: document.title,
    content: texts[document.id] ?? '',
    tags: document.tags ?? [],
    sectionTitle: document.sectionTitle,
    pageTitle: document.pageTitle,
    sectionRoute: document.sectionRoute,
    type: document.type,
    sidebarParentCategories: document.sidebarParentCategories,
  }));
  return {documents, index: toLunr({documents: file.documents, index: withTags(file)}).toJSON()};
}
