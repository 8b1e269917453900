import type {Position} from './syntax';

/** An error in source code: its position, the problem, and the fix. */
export interface SourceProblem {
  at: Position;
  /** The problem: what was found, and what was expected. */
  found: string;
  /** The fix. */
  hint: string;
  /** The documented name in `hint`, as written in code: `length`, `4D.File.getText`. */
  about?: string;
  /** True for a name that the version doesn't document; another version or a project may define it. */
  isUndocumented?: boolean;
}
