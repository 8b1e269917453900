/** Tag of the pages outside the version trees, as Docusaurus names it. */
export const defaultTag = 'default';

/** Sections whose texts stand in one file. */
export const sectionsPerTextFile = 200;

/** File of a tag's index, below the base address. */
export function indexFile(tag: string): string {
  return `search-index-${tag}.json`;
}

/** File of the texts for the excerpts of some of a tag's sections. */
export function textFile(tag: string, number: number): string {
  return `search-text-${tag}-${number}.json`;
}

/** Number of the text file that has a section's text. */
export function textFileNumber(id: number): number {
  return Math.floor(id / sectionsPerTextFile);
}
