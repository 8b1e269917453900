import type {Position} from './syntax';

/** An error in a source: where it is, what is wrong and how to correct it. */
export interface SourceFault {
  at: Position;
  /** What was found, and what was expected. */
  found: string;
  /** How to correct it. */
  hint: string;
  /** The documented name that `hint` is about, as code writes it: `length`, `4D.File.getText`. */
  about?: string;
  /** Is it a name that the version does not document? Another version may, or a project. */
  isUndocumented?: boolean;
}
