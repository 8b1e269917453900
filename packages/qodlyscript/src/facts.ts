/** The language in one version, as documented. */
export interface LanguageFacts {
  /** The label that readers see: `1.1.0`. */
  version: string;
  /** Signatures by command. */
  commands: Map<string, Overload[]>;
  /** Names of all constants, such as `kLocal`. */
  constants: Set<string>;
  /** Signatures by built-in class, such as `File`, then by member; null for a class without a page. */
  classes: Map<string, Map<string, Overload[]> | null>;
  /**
   * Names that only other versions document, as written in code, with the versions:
   * `logEvent` → `since 1.1.0`, `4D.File.copyTo` → `until 1.0.0`.
   */
  elsewhere: Map<string, string>;
  /**
   * Properties of the objects that commands and members accept or return, keyed by name as written
   * in code: `lastErrors`, `4D.Entity.save`.
   */
  objects: Map<string, ObjectProperties>;
}

/** The properties of documented objects. */
export interface ObjectProperties {
  /** Listed in tables. */
  listed: string[];
  /** The subset of `listed` that results can have, excluding options that callers pass. */
  given: string[];
  /** Mentioned only in prose or samples. */
  mentioned: string[];
  /** True if there can be other properties. */
  isOpen?: boolean;
  /** The strings that a parameter or property accepts, if a page lists them all. */
  values?: Record<string, string[]>;
}

/** The part of a command's or a member's signature that calls depend on. */
export interface Overload {
  /** As written on the page: `length(aString : string) : integer`. */
  text: string;
  /** Minimum number of arguments. */
  fewest: number;
  /** Maximum number of arguments; undefined if there's no limit. */
  most?: number;
  /** Type of the result or of the property; empty if there's no result. */
  result: string;
}
