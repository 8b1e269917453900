/** A syntax error, an undocumented name, or code that an upgrade changes. */
export interface Finding {
  /** One-based; `endColumn` is the column after the last character. */
  line: number;
  column: number;
  endColumn: number;
  /**
   * `error`: breaks the documented rules of the language. `undocumented`: a name that the version
   * doesn't document. `upgrade`: correct, but different in a later version.
   */
  kind: 'error' | 'undocumented' | 'upgrade';
  /** The problem. */
  found: string;
  /** The fix, or the code to review. */
  hint: string;
  /** Path of the related page relative to the version's path: `language/commands/length`. */
  page?: string;
  /** The later version with the change. */
  upgrade?: string;
  /**
   * The grouping of an expression in each version, the chosen version first, with parentheses that give
   * it the same meaning in every version.
   */
  groupings?: {version: string; text: string}[];
}
