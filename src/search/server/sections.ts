/** A heading of a page with the text below it, up to the next heading. */
export interface Section {
  title: string;
  /** `#anchor`; empty for the page's head. */
  hash: string;
  /** Prose, for the index and for excerpts. */
  text: string;
  /** Code samples, for the index alone. */
  code: string;
  /** What tables define: the codes and labels that fill a cell. */
  definitions: string[];
  /** Labels of the screen, which are bold. */
  labels: string[];
  /** What it answers, in the words of readers. */
  keywords: readonly string[];
  /** Is it an example, or below "Examples"? */
  isExample: boolean;
  /** First form of the signature below the heading. */
  signature?: string;
  /** As the page says, unless the reference knows better. */
  since?: string;
}

/** What is indexed of a page's text. */
export interface PageSections {
  title: string;
  sections: Section[];
}

/** A section without content. */
export function emptySection(title: string, hash: string): Section {
  return {
    title,
    hash,
    text: '',
    code: '',
    definitions: [],
    labels: [],
    keywords: [],
    isExample: false,
  };
}
