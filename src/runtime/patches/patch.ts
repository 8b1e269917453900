/** A dependency on a package's undocumented behavior, which may change without notice. */
export interface Patch {
  /** The condition that must stay true. */
  what: string;
  /** The reason that the site depends on it. */
  why: string;
  /** Our files that rely on it. */
  usedIn: readonly string[];
  /**
   * The files in `node_modules` that determine it, if a change could go unnoticed. `hashes.json` has their
   * SHA-256 hashes.
   */
  upstream: readonly string[];
  /** The test that fails when the condition is no longer true. */
  test: string;
}
