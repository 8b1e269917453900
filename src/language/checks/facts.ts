/** The language in one version, as documented. */
export interface LanguageFacts {
  /** The label that readers see: `1.1.0`. */
  version: string;
  /** Signatures by command. */
  commands: Map<string, CallForm[]>;
  /** Names of all constants, such as `kLocal`. */
  constants: Set<string>;
  /** Signatures by member, by built-in class, such as `File`; null for a class without a page. */
  classes: Map<string, Map<string, CallForm[]> | null>;
  /**
   * Names that only other versions document, as written in code, with the versions:
   * `logEvent` → `since 1.1.0`, `4D.File.copyTo` → `until 1.0.0`.
   */
  elsewhere: Map<string, string>;
  /**
   * Properties of the objects that commands and members accept or return, by name as written in
   * code: `lastErrors`, `4D.Entity.save`.
   */
  objects: Map<string, ObjectProperties>;
}

/** The properties of documented objects. */
export interface ObjectProperties {
  /** Listed in tables. */
  listed: string[];
  /** Subset of `listed` that results can have, without the options that callers pass. */
  given: string[];
  /** Mentioned only in the text or in samples. */
  mentioned: string[];
  /** True if there can be other properties. */
  isOpen?: boolean;
  /** Possible strings of a parameter or a property, if pages list all of them. */
  values?: Record<string, string[]>;
}

/** The part of a command's or a member's signature that calls depend on. */
export interface CallForm {
  /** As the page shows it: `length(aString : string) : integer`. */
  text: string;
  /** Minimum number of arguments. */
  fewest: number;
  /** Maximum number of arguments; undefined if there's no limit. */
  most?: number;
  /** Type of the result or of the property; empty if there is no result. */
  result: string;
}
