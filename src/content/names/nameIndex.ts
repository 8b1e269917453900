import {commandThemes, type CommandTheme} from '../../config/pageKinds';
import {memoize} from '../cache/memoize';
import {referenceOf} from '../reference/collectReference';
import type {CollectedEntry} from '../reference/entry';
import type {Version} from '../site/site';
import {definitionsOf} from './definitions';

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

export interface Command {
  name: string;
  /** Path of its page relative to the version's folder: `language/commands/abs.md`. */
  page: string;
  description: string;
  /** First form of the signature, as written. */
  signature: string;
}

/** Returns the commands that have a page in the version, grouped by theme. Omits empty themes. */
export const listCommands = memoize(
  ({pages}: Version): {theme: CommandTheme; commands: Command[]}[] => {
    const all = pages
      .filter(({frontMatter}) => frontMatter.kind === 'command')
      .flatMap((page) => definitionsOf(page).map((definition) => ({page, definition})))
      .sort((a, b) => a.definition.name.localeCompare(b.definition.name, 'en'));
    return commandThemes
      .map((theme) => ({
        theme,
        commands: all
          .filter(({page}) => page.frontMatter.theme === theme)
          .map(({page, definition: {name, purpose, blocks, deprecated}}) => ({
            name,
            page: page.path,
            description: deprecated ? `${purpose} Use ${deprecated.use} instead.` : purpose,
            signature: blocks[0]?.code.value.split('\n')[0] ?? '',
          })),
      }))
      .filter(({commands}) => commands.length > 0);
  },
);
