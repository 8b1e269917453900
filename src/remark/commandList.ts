import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {CommandTheme} from '../config/pageKinds';
import {linkToCommand, listCommands, type Command} from '../content/commands';
import {pathInVersion, readSite, versionOf} from '../content/site';
import type {SiteOptions} from './checkPage';
import {componentElement, flowElement, inlineElement} from './nodes';

/**
 * Writes the list of the version's commands in place of `<CommandList/>`.
 *
 * in:  <CommandList/>
 * out: <ListFilter> with a heading and a list per theme; each command has a link, its signature,
 *      and its description. The filter also searches its single-word keywords.
 */
const commandList: Plugin<[SiteOptions], Root> =
  ({siteDir}) =>
  (tree, file) => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'CommandList',
    );
    const site = readSite(siteDir);
    const version = index < 0 ? undefined : versionOf(site, file.path);
    if (version) {
      const pagePath = pathInVersion(site, file.path);
      const groups = listCommands(version).map(({theme, commands}) =>
        drawGroup(theme, commands, pagePath),
      );
      tree.children[index] = componentElement('ListFilter', filter, groups);
    }
  };

export default commandList;

const filter = {label: 'Filter commands', placeholder: 'replace, date, json…'};

function drawGroup(theme: CommandTheme, commands: Command[], pagePath: string): MdxJsxFlowElement {
  const heading: Heading = {type: 'heading', depth: 2, children: [{type: 'text', value: theme}]};
  const items = commands.map((command) => {
    return flowElement('li', {'data-words': additionalKeywords(command)}, [
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            url: linkToCommand(command, pagePath),
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

/** Returns the single-word keywords that aren't in the command's line. Phrases would double the page's size. */
function additionalKeywords({name, description, keywords}: Command): string | undefined {
  const text = `${name} ${description}`.toLowerCase();
  const words = keywords.map((keyword) => keyword.toLowerCase());
  return words.filter((word) => !word.includes(' ') && !text.includes(word)).join(' ') || undefined;
}
