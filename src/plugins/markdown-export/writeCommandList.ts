import path from 'node:path';
import type {ListItem, Root, RootContent} from 'mdast';
import {groupCommands, type Command} from '../../remark/commandList';
import {rewrite} from './rewrite';

/**
 * Writes the list of all commands in place of `<CommandList/>`: a heading and a list a theme.
 *
 * out: `- [abs](./abs.md): Returns the absolute value of a number.`
 */
export function writeCommandList(tree: Root, file: string): void {
  rewrite(tree, (node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'CommandList'
      ? groupCommands(path.dirname(file)).flatMap(({theme, commands}): RootContent[] => [
          {type: 'heading', depth: 2, children: [{type: 'text', value: theme}]},
          {type: 'list', ordered: false, spread: false, children: commands.map(writeItem)},
        ])
      : undefined,
  );
}

function writeItem({name, description}: Command): ListItem {
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'link', url: `./${name}.md`, children: [{type: 'inlineCode', value: name}]},
          {type: 'text', value: `: ${description}`},
        ],
      },
    ],
  };
}
