import {collectReference} from '../plugins/reference/build/collectReference';
import type {CollectedEntry} from '../plugins/reference/shared/types';
import {rememberPages} from './rememberPages';

/** A name that readers look up, and where it is documented. */
export interface NamedEntry {
  kind: 'command' | 'class' | 'member';
  /** `replaceString`, `EntitySelection`, `orderBy`. */
  name: string;
  /** Path of its page below the version's folder: `language/EntitySelectionClass.md`. */
  page: string;
  /** Anchor on the page; members, and commands that a class page documents. */
  anchor?: string;
  /** First form of its signature; a class has none. */
  signature: string;
}

/** The names of one version. */
export interface NameIndex {
  commands: Map<string, NamedEntry>;
  /** By name in lower case: `entityselection`. */
  classes: Map<string, NamedEntry>;
  /** By name, and all classes that have a member of that name. */
  members: Map<string, NamedEntry[]>;
}

/** The commands, classes and members that the pages in the folder document. */
export const nameIndexOf = rememberPages(buildNameIndex);

function buildNameIndex(directory: string): NameIndex {
  const index: NameIndex = {commands: new Map(), classes: new Map(), members: new Map()};
  for (const entry of collectReference(directory)) {
    const named = toNamedEntry(entry);
    if (named?.kind === 'command') {
      index.commands.set(named.name, named);
    } else if (named?.kind === 'class') {
      index.classes.set(named.name.toLowerCase(), named);
    } else if (named) {
      index.members.set(named.name, [...(index.members.get(named.name) ?? []), named]);
    }
  }
  return index;
}

function toNamedEntry({kind, name, route, anchor, signatures}: CollectedEntry): NamedEntry | null {
  return kind === 'constant'
    ? null
    : {
        kind,
        name,
        page: `${route}.md`,
        ...(anchor && {anchor}),
        signature: signatures[0]?.text ?? '',
      };
}
