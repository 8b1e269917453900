import type {Position} from './syntax';

/** An error in source code: its position, the problem, and the fix. */
export interface SourceProblem {
  at: Position;
  /** The problem: what was found, and what was expected. */
  found: string;
  /** The fix. */
  hint: string;
  /** The name whose page, if any, explains the problem, as written in code: `length`, `4D.File.getText`. */
  relatedName?: string;
  /** True for a name that isn't documented in the version; another version or a project may define it. */
  isUndocumented?: boolean;
}
