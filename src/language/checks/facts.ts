import type {Signature} from '../parseSignature';

/** What the pages of one version say that the language has. */
export interface LanguageFacts {
  /** The forms of each command. */
  commands: Map<string, Signature[]>;
  /** `kLocal`, `kGlobal` and all others. */
  constants: Set<string>;
  /** Built-in classes, by name as written: `File`; those without a page have no members here. */
  classes: Map<string, BuiltInClass>;
  /** Commands that other versions have, and which. */
  commandsElsewhere: Map<string, string[]>;
}

export interface BuiltInClass {
  /** Members and their forms; undefined when no page tells them. */
  members?: Map<string, Signature[]>;
}
