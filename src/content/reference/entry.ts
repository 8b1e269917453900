export type EntryKind = 'class' | 'command' | 'constant' | 'member';

/** The documentation for one name in a version, with its history across the versions. */
export interface Entry {
  kind: EntryKind;
  /**
   * As written in code: `ZipFile`, `replaceString`, `kRecursive`; a member without its dot: `orderBy`,
   * `[index]`.
   */
  name: string;
  /** The member's class, or the class or command that takes the constant, if there is only one. */
  owner?: string;
  /** Group in the list of commands; commands only. */
  theme?: string;
  /** The forms of its signature; empty for classes and constants. */
  signatures: Form[];
  /** The lines in its syntax fence, if it has no parsed signature. */
  syntax?: string[];
  /** The objects that it takes or returns, with the properties that its page lists. */
  objects?: DocumentedObject[];
  /** The constant's value, if its page gives one. */
  value?: string;
  /** One-line description; empty if a constant's table doesn't say. */
  purpose: string;
  /** Its replacement and the reason, if the page marks it as deprecated. */
  deprecated?: Deprecation;
  /** The route of its page, relative to the version's path: `language/EntitySelectionClass`. */
  route: string;
  /** Heading on that page; undefined for the subject of the page itself. */
  anchor?: string;
  /** The first version that has it. All later versions up to this one have it, too. */
  since: string;
  /** Changes to its signature in later versions, up to this one; oldest first. */
  changed: Change[];
}

/** An entry in one version, before the versions are compared. */
export type CollectedEntry = Omit<Entry, 'since' | 'changed'>;

/** One form of a signature. */
export interface Form {
  /** As written: `.wait({timeout : number}) : boolean`. */
  text: string;
  parameters: Parameter[];
  /** Type of the result or property. */
  result?: Result;
}

export interface Parameter {
  name: string;
  /** Its types, separated by commas; empty if the page doesn't state any. */
  type: string;
  optional: boolean;
  /** True if it can be passed more than once. */
  variadic: boolean;
  direction: 'in' | 'out' | 'in and out';
  description: string;
}

export interface Result {
  type: string;
  description: string;
}

/** An object such as options, a status, or an event, whose properties a table lists. */
export interface DocumentedObject {
  /** The parameter, property, or heading that it belongs to; empty if the page doesn't name it. */
  name: string;
  /** The paragraph above the table; may be empty. */
  description: string;
  /** Heading above the table, if it isn't the entry's own. */
  anchor?: string;
  properties: ObjectProperty[];
}

export interface ObjectProperty {
  name: string;
  /** As in the table, for example `string or collection`; empty if the table gives none. */
  type: string;
  /** True if the table calls it mandatory. */
  required?: true;
  /** As in the table. */
  default?: string;
  description: string;
}

/** An error that a page documents by its number. */
export interface DocumentedError {
  code: number;
  /** Source of the error, for example `dbmg`. */
  signature?: string;
  message?: string;
  cause: string;
  fix?: string;
  route: string;
  anchor?: string;
}

/** A deprecation notice on a page. */
export interface Deprecation {
  /** The replacement, as written in code: `.allUsers()`. */
  use: string;
  /** The reason, in one or two sentences. */
  why: string;
}

export interface Change {
  version: string;
  /** Sentences without periods, with names as inline code: ``"`message` can also be `blob`"``. */
  what: string[];
}

/** Returns a key that is the same for an entry in all versions; ignores case. */
export function keyOf({kind, owner, name, route}: CollectedEntry): string {
  const scope = owner ?? (kind === 'constant' ? route : '');
  return `${kind} ${scope}.${name}`.toLowerCase();
}

/** out: `length`, `kLocal`, `4D.File`, `4D.File.getText` */
export function nameInCode({kind, name, owner}: Pick<Entry, 'kind' | 'name' | 'owner'>): string {
  switch (kind) {
    case 'class':
      return `4D.${name}`;
    case 'member':
      return `4D.${owner}.${name}`;
    default:
      return name;
  }
}

/** Returns the entry's purpose and, if it's deprecated, its replacement. */
export function describeEntry({purpose, deprecated}: CollectedEntry): string {
  return deprecated ? `${purpose} Use ${deprecated.use} instead.` : purpose;
}

/** Returns the entry's line in the lists in `tests/content/names`: `member Entity.save`. */
export function listedName({kind, owner, name}: CollectedEntry): string {
  return kind === 'member' ? `${kind} ${owner}.${name}` : `${kind} ${name}`;
}

/** Returns the entry's URL relative to its version's path: `language/EntityClass#save`. */
export function targetOf({route, anchor}: Pick<CollectedEntry, 'route' | 'anchor'>): string {
  return anchor ? `${route}#${anchor}` : route;
}

/** Compares by code unit, which gives the same order on every machine. */
export function byKindOwnerAndName(a: CollectedEntry, b: CollectedEntry): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : Number(left > right);
}

function sortKey({kind, owner = '', name, route, anchor = ''}: CollectedEntry): string {
  return [kind, owner, name, route, anchor].join('\u0000');
}

/** in: the entry of `.send(data : blob)`; out: `TCPConnection.send()` */
export function fullName({kind, owner, name, signatures}: CollectedEntry): string {
  return `${kind === 'member' ? `${owner}.` : ''}${name}${callOf(signatures)}`;
}

/** Returns `()` for callables; empty for properties and for commands without arguments. */
export function callOf([first]: CollectedEntry['signatures']): string {
  return first?.text.includes('(') ? '()' : '';
}
