/** The reference of one version, as it is published in `reference-{version}.json`. */
export interface Reference {
  /** Address of the schema that this document follows. */
  $schema: string;
  /** As readers see it: `next`, `1.1.0`, `1.0.0`. */
  version: string;
  /** Where the version's pages begin, with a slash at the end: `/docs/next/`. */
  path: string;
  /** Sorted by kind, owner and name. */
  entries: Entry[];
}

export type EntryKind = 'class' | 'command' | 'constant' | 'member';

/** What a version's pages say of one name. */
export interface CollectedEntry {
  kind: EntryKind;
  /**
   * As code writes it: `ZipFile`, `replaceString`, `kRecursive`; a member without its dot: `orderBy`,
   * `[index]`.
   */
  name: string;
  /** The member's class; the class or command that takes the constant, where it is one's. */
  owner?: string;
  /** Group in the list of commands; commands only. */
  theme?: string;
  /** The forms of its signature. A class has none, and neither has a constant. */
  signatures: Form[];
  /** What a constant stands for, where its page says so. */
  value?: string;
  /** What it is for, in a line; empty where a constant's table does not say. */
  purpose: string;
  /** The page below the version's path: `language/EntitySelectionClass`. */
  route: string;
  /** Heading on that page; none for what the page itself is about. */
  anchor?: string;
}

/** As `CollectedEntry`, with what the comparison of the versions says. */
export interface Entry extends CollectedEntry {
  /** The oldest version from which on every version has it. */
  since: string;
  /** What later versions, up to this one, have changed in its signature; oldest first. */
  changed: Change[];
}

/** One form of a signature. */
export interface Form {
  /** As written: `.wait({timeout : number}) : boolean`. */
  text: string;
  parameters: Parameter[];
  /** What comes back, or a property's type. */
  result?: Result;
}

export interface Parameter {
  name: string;
  /** Its types, separated by commas; empty where the page names none. */
  type: string;
  optional: boolean;
  /** Can it be given several times? */
  variadic: boolean;
  direction: 'in' | 'out' | 'in and out';
  description: string;
}

export interface Result {
  type: string;
  description: string;
}

export interface Change {
  version: string;
  /** Each a sentence without its full stop, names in code marks: ``"`message` takes blob, too"``. */
  what: string[];
}
