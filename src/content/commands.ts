import {commandThemes, type CommandTheme} from '../config/pageKinds';
import {definitionsOf} from './definitions';
import {memoize} from './memoize';
import type {Version} from './site';

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
