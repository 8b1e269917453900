/** A page heading and the text below it, up to the next heading. */
export interface Section {
  title: string;
  /** `#anchor`, or empty for the page's introduction. */
  hash: string;
  /** Prose, for the index and for excerpts. */
  text: string;
  /** Code samples, for the index only. */
  code: string;
  /** Code and labels defined in tables, each alone in its cell. */
  definitions: string[];
  /** UI labels, which are bold. */
  labels: string[];
  /** Questions it answers, in readers' words. */
  keywords: readonly string[];
  /** First form of the signature below the heading. */
  signature?: string;
  /** From the page; the reference takes precedence. */
  since?: string;
}

/** Returns a section without content. */
export function emptySection(title: string, hash: string): Section {
  return {
    title,
    hash,
    text: '',
    code: '',
    definitions: [],
    labels: [],
    keywords: [],
  };
}
