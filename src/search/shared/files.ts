/** Docusaurus' tag for the pages outside the versions. */
export const defaultTag = 'default';

/** Number of sections per file with texts, and per file with samples. */
export const sectionsPerTextFile = 200;

/**
 * Manifest with the hash in the name of each tag's index. Only this file is requested every time: the
 * index names the other files of its build, and browsers may cache all of them forever.
 */
export const manifestFile = 'search-files.json';

/** Content of the manifest: hashes of the indexes, by tag. */
export type SearchManifest = Record<string, string>;

/** Folder of files that browsers may cache forever, because their names contain hashes. */
const cachedFolder = 'assets/search/';

/** Returns the path of a tag's index relative to the base address; without a hash, the one for other programs. */
export function indexFile(tag: string, hash?: string): string {
  return hash === undefined
    ? `search-index-${tag}.json`
    : `${cachedFolder}search-index-${tag}.${hash}.json`;
}

/** Returns the path of a file with excerpt texts for some of a tag's sections. */
export function textFile(tag: string, number: number, hash: string): string {
  return `${cachedFolder}search-text-${tag}-${number}.${hash}.json`;
}

/** Returns the path of a file with code samples for some of a tag's sections, for phrase queries. */
export function codeFile(tag: string, number: number, hash: string): string {
  return `${cachedFolder}search-code-${tag}-${number}.${hash}.json`;
}

/** Returns the path of the file with the signatures of the documented names, for queries by type. */
export function signaturesFile(tag: string, hash: string): string {
  return `${cachedFolder}search-signatures-${tag}.${hash}.json`;
}

/** Returns a file's name without its hash and folder. */
export function plainName(file: string): string {
  return file.replace(cachedFolder, '').replace(/\.[\da-f]{8}(?=\.json$)/, '');
}

/** Returns the number of the files that contain a section's text and samples. */
export function textFileNumber(id: number): number {
  return Math.floor(id / sectionsPerTextFile);
}
