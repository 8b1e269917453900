/** Tag of the pages outside of the versions, as Docusaurus names it. */
export const defaultTag = 'default';

/** Number of sections whose texts, or samples, share a file. */
export const sectionsPerTextFile = 200;

/**
 * File that says which hash is in the name of each tag's index. Only this file is requested every time: the
 * index names the other files of its build, and all of them may be kept forever.
 */
export const manifestFile = 'search-files.json';

/** Content of the manifest: hashes of the indexes by tag. */
export type SearchManifest = Record<string, string>;

/** Where hosts let browsers keep all files, since their names have hashes. */
const keptFolder = 'assets/search/';

/** File of a tag's index, below the base address; without a hash the one that other programs read. */
export function indexFile(tag: string, hash?: string): string {
  return hash === undefined
    ? `search-index-${tag}.json`
    : `${keptFolder}search-index-${tag}.${hash}.json`;
}

/** File of the texts for the excerpts of some of a tag's sections. */
export function textFile(tag: string, number: number, hash: string): string {
  return `${keptFolder}search-text-${tag}-${number}.${hash}.json`;
}

/** File of the code samples of some of a tag's sections, in which phrases are looked for. */
export function codeFile(tag: string, number: number, hash: string): string {
  return `${keptFolder}search-code-${tag}-${number}.${hash}.json`;
}

/** File of what the documented names take and give, for queries by type. */
export function shapesFile(tag: string, hash: string): string {
  return `${keptFolder}search-shapes-${tag}.${hash}.json`;
}

/** The name that a file would have with neither hash nor the folder of those that have one. */
export function plainName(file: string): string {
  return file.replace(keptFolder, '').replace(/\.[\da-f]{8}(?=\.json$)/, '');
}

/** Number of the files that have a section's text and samples. */
export function textFileNumber(id: number): number {
  return Math.floor(id / sectionsPerTextFile);
}
