import type {Position} from './syntax';

/** An error in a source: where it is, what is wrong and how to correct it. */
export interface SourceFault {
  at: Position;
  /** What was found, and what was expected. */
  found: string;
  /** How to correct it. */
  hint: string;
}
