import type {UpstreamFiles} from '../changedFiles';

/** A dependency on a package's undocumented behavior, which may change without notice. */
export interface Patch {
  /** The condition that must stay true. */
  what: string;
  /** The reason that the site depends on it. */
  why: string;
  /** Our files that rely on it. */
  usedIn: readonly string[];
  /** The upstream files that determine it. */
  upstream: UpstreamFiles;
  /** The test that fails when the condition is no longer true. */
  test: string;
}
