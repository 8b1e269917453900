import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {parse as parseYaml} from 'yaml';
import {commandThemes, type CommandTheme} from '../content/kinds';
import {componentElement, flowElement, inlineElement} from './nodes';

/**
 * Writes the list of all commands in place of `<CommandList/>`, from the command pages beside it.
 *
 * in:  <CommandList/>
 * out: <CommandFilter> with a heading and a list a theme, each command with a link, its signature
 *      and its purpose
 */
const commandList: Plugin<[], Root> = () => (tree, file) => {
  const index = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'CommandList',
  );
  if (index < 0) {
    return;
  }
  const groups = groupCommands(path.dirname(file.path)).map(({theme, commands}) =>
    drawGroup(theme, commands),
  );
  tree.children[index] = componentElement('CommandFilter', {}, groups);
};

export default commandList;

export interface Command {
  name: string;
  theme: CommandTheme;
  description: string;
  signature: string;
}

/** The commands whose pages stand in the folder, by theme; themes without any left out. */
export function groupCommands(folder: string): {theme: CommandTheme; commands: Command[]}[] {
  const all = readCommands(folder);
  return commandThemes
    .map((theme) => ({theme, commands: all.filter((command) => command.theme === theme)}))
    .filter(({commands}) => commands.length > 0);
}

function readCommands(folder: string): Command[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .flatMap((name) => {
      const source = fs.readFileSync(path.join(folder, name), 'utf8');
      const frontMatter = parseYaml(/^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '') as
        Partial<Command> | undefined;
      const signature = /```qs signature[^\n]*\n([^\n]+)/.exec(source)?.[1] ?? '';
      return frontMatter?.theme && frontMatter.description
        ? [
            {
              name: name.replace(/\.md$/, ''),
              theme: frontMatter.theme,
              description: frontMatter.description,
              signature,
            },
          ]
        : [];
    });
}

function drawGroup(theme: CommandTheme, commands: Command[]): MdxJsxFlowElement {
  const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: theme}]};
  const items = commands.map((command) => {
    return componentElement('CommandItem', {text: `${command.name} ${command.description}`}, [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: `./${command.name}.md`,
            title: command.signature,
            children: [{type: 'inlineCode', value: command.name}],
          },
          {type: 'text', value: ' '},
          inlineElement('span', {}, command.description),
        ],
      },
    ]);
  });
  return flowElement('section', {}, [heading, flowElement('ul', {}, items)]);
}
