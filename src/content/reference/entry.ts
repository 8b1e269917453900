import type {Deprecation} from '../deprecation';

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
  /** The lines of its syntax fence, if it has no signature that can be read. */
  syntax?: string[];
  /** The objects that it takes or returns, with the properties that its page lists. */
  objects?: DocumentedObject[];
  /** The constant's value, if its page gives one. */
  value?: string;
  /** What it is for, in a line; empty where a constant's table does not say. */
  purpose: string;
  /** What to use instead, and why; where the page says that it is not to be used any more. */
  deprecated?: Deprecation;
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

/** An object with options, a status, an event: properties that a table lists. */
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
  /** As in the table, for example `string or collection`; empty if it gives none. */
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

export interface Change {
  version: string;
  /** Each a sentence without its full stop, names in code marks: ``"`message` takes blob, too"``. */
  what: string[];
}

/** The same for an entry in each version, whatever the case of its names. */
export function keyOf({kind, owner, name, route}: CollectedEntry): string {
  const scope = owner ?? (kind === 'constant' ? route : '');
  return `${kind} ${scope}.${name}`.toLowerCase();
}

/** As the lists of names in `tests/content/names` have it: `member Entity.save`. */
export function listedName({kind, owner, name}: CollectedEntry): string {
  return kind === 'member' ? `${kind} ${owner}.${name}` : `${kind} ${name}`;
}

/** The entry's place below its version's path: `language/EntityClass#save`. */
export function targetOf({route, anchor}: Pick<CollectedEntry, 'route' | 'anchor'>): string {
  return anchor ? `${route}#${anchor}` : route;
}

/** By code unit, so that the order is the same on every machine. */
export function byKindOwnerAndName(a: CollectedEntry, b: CollectedEntry): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  return left < right ? -1 : Number(left > right);
}

function sortKey({kind, owner = '', name, route, anchor = ''}: CollectedEntry): string {
  return [kind, owner, name, route, anchor].join('\u0000');
}
