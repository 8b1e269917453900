import {commandThemes} from '../../config/pageKinds';
import {memoize} from '../cache/memoize';
import {referenceOf} from '../reference/collectReference';
import type {CollectedEntry} from '../reference/entry';
import type {Version} from '../site/site';

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

/** Returns the commands that have a page in the version, grouped by theme. Omits empty themes. */
export const commandsByTheme = memoize((version: Version) =>
  commandThemes
    .map((theme) => ({
      theme,
      commands: referenceOf(version)
        .filter((entry) => entry.theme === theme)
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    }))
    .filter(({commands}) => commands.length > 0),
);
