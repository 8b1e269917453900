import type {ListItem, Root, RootContent} from 'mdast';
import {linkToCommand, listCommands, type Command} from '../../content/commands';
import {pathInVersion, versionOf, type Site} from '../../content/site';
import {rewrite} from './rewrite';

/**
 * Writes the list of all commands in place of `<CommandList/>`: a heading and a list per theme.
 *
 * out: `- [abs](./abs.md): Returns the absolute value of a number.`
 */
export function writeCommandList(tree: Root, file: string, site: Site): void {
  const version = versionOf(site, file);
  const pagePath = pathInVersion(site, file);
  rewrite(tree, (node) =>
    version && node.type === 'mdxJsxFlowElement' && node.name === 'CommandList'
      ? listCommands(version).flatMap(({theme, commands}): RootContent[] => [
          {type: 'heading', depth: 2, children: [{type: 'text', value: theme}]},
          {
            type: 'list',
            ordered: false,
            spread: false,
            children: commands.map((command) => writeItem(command, pagePath)),
          },
        ])
      : undefined,
  );
}

function writeItem(command: Command, pagePath: string): ListItem {
  const {name, description} = command;
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: linkToCommand(command, pagePath),
            children: [{type: 'inlineCode', value: name}],
          },
          {type: 'text', value: `: ${description}`},
        ],
      },
    ],
  };
}
