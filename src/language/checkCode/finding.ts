/** What a source has that its version does not document, that does not parse, or that an upgrade changes. */
export interface Finding {
  /** From 1; the end is the column behind the last character. */
  line: number;
  column: number;
  endColumn: number;
  /**
   * `fault`: against the language as it is documented. `undocumented`: a name that the version does
   * not document. `upgrade`: right, and different in a later version.
   */
  kind: 'fault' | 'undocumented' | 'upgrade';
  /** What was found. */
  found: string;
  /** What to write, or what to look at. */
  hint: string;
  /** Place below the version's path of the page about it: `language/commands/length`. */
  page?: string;
  /** The later version that changes it. */
  upgrade?: string;
  /** How each version reads an expression, the chosen version first. */
  groupings?: Grouping[];
}

export interface Grouping {
  version: string;
  /** The expression with the parentheses that say the same to every version. */
  text: string;
}
