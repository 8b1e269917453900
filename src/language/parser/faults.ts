import type {Position} from './syntax';

/** What is wrong with a source, where, and what to do about it. */
export interface SourceFault {
  at: Position;
  /** What stands there, and what was expected. */
  found: string;
  /** The way out. */
  fix: string;
}
