import {referenceOf} from './reference/collectReference';
import type {CollectedEntry} from './reference/entry';
import {memoize} from './memoize';
import type {Version} from './site';

/** A version's documented names, by kind. */
export interface NameIndex {
  commands: Map<string, CollectedEntry>;
  /** By name in lowercase: `entityselection`. */
  classes: Map<string, CollectedEntry>;
  /** Members by name; more than one class may have a member with the same name. */
  members: Map<string, CollectedEntry[]>;
  /** Constants by name, each with an entry for every page that defines it. */
  constants: Map<string, CollectedEntry[]>;
}

/** The commands, classes, members, and constants that the version documents. */
export const nameIndexOf = memoize((version: Version): NameIndex => {
  const index: NameIndex = {
    commands: new Map(),
    classes: new Map(),
    members: new Map(),
    constants: new Map(),
  };
  for (const entry of referenceOf(version)) {
    if (entry.kind === 'command') {
      index.commands.set(entry.name, entry);
    } else if (entry.kind === 'class') {
      index.classes.set(entry.name.toLowerCase(), entry);
    } else {
      const entriesByName = entry.kind === 'member' ? index.members : index.constants;
      entriesByName.set(entry.name, [...(entriesByName.get(entry.name) ?? []), entry]);
    }
  }
  return index;
});
