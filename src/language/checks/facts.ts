/** What the language has in one version, according to its pages. */
export interface LanguageFacts {
  /** As readers see it: `1.1.0`. */
  version: string;
  /** The forms of each command. */
  commands: Map<string, CallForm[]>;
  /** `kLocal`, `kGlobal` and all others. */
  constants: Set<string>;
  /** Built-in classes by name, such as `File`. */
  classes: Map<string, BuiltInClass>;
  /**
   * What other versions have and this one lacks, as code names it, with the versions:
   * `logEvent` → `since 1.1.0`, `4D.File.copyTo` → `until 1.0.0`.
   */
  elsewhere: Map<string, string>;
  /**
   * What the objects have that commands and members take or give, by names as code writes them:
   * `lastErrors`, `4D.Entity.save`.
   */
  objects: Map<string, ObjectProperties>;
}

/** The properties of documented objects. */
export interface ObjectProperties {
  /** In the tables. */
  listed: string[];
  /** Only in the text and in the samples. */
  mentioned: string[];
  /** Can there be other properties? */
  isOpen?: boolean;
  /** The strings that a parameter or a property can be, where pages list all of them. */
  values?: Record<string, string[]>;
}

export interface BuiltInClass {
  /** Members and their forms; undefined when the class has no page. */
  members?: Map<string, CallForm[]>;
}

/** A form of a command or a member, as far as calls depend on it. */
export interface CallForm {
  /** As the page writes it: `length(aString : string) : integer`. */
  text: string;
  /** How many arguments it takes at least. */
  fewest: number;
  /** How many it takes at most; undefined when there is no limit. */
  most?: number;
  /** Type of the result or of the property; empty when there is none. */
  result: string;
}
