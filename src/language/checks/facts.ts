import type {Signature} from '../parseSignature';

/** What the language has in one version, according to its pages. */
export interface LanguageFacts {
  /** The forms of each command. */
  commands: Map<string, Signature[]>;
  /** `kLocal`, `kGlobal` and all others. */
  constants: Set<string>;
  /** Built-in classes by name, such as `File`. */
  classes: Map<string, BuiltInClass>;
  /** The versions that have a command which this one lacks. */
  commandsElsewhere: Map<string, string[]>;
}

export interface BuiltInClass {
  /** Members and their forms; undefined when the class has no page. */
  members?: Map<string, Signature[]>;
}
