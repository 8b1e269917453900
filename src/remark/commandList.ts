import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CommandTheme} from '../config/pageKinds';
import {listCommands, type Command} from '../content/names/nameIndex';
import {isBlockElement} from '../content/page/nodes';
import {routeOf} from '../content/page/page';
import {keywordsOn} from '../content/site/keywords';
import type {Site} from '../content/site/site';
import {relativeLink} from './links';
import {
  heading,
  inlineCode,
  link,
  paragraph,
  text,
  componentElement,
  flowElement,
  inlineElement,
} from './nodes';
import {versionPages} from './versionPages';

/**
 * Writes the list of the version's commands in place of `<CommandList/>`.
 *
 * in:  <CommandList/>
 * out: <ListFilter> with a heading and a list per theme; each command has a link, its signature,
 *      and its description. The filter also searches its single-word keywords.
 */
const commandList = versionPages((tree, {site, version, page}) => {
  const index = tree.children.findIndex((node) => isBlockElement('CommandList', node));
  if (index >= 0) {
    const groups = listCommands(version).map(({theme, commands}) =>
      drawGroup(theme, commands, page.path, site),
    );
    tree.children[index] = componentElement('ListFilter', filter, groups);
  }
});

export default commandList;

const filter = {label: 'Filter commands', placeholder: 'replace, date, json…'};

function drawGroup(
  theme: CommandTheme,
  commands: Command[],
  pagePath: string,
  site: Site,
): MdxJsxFlowElement {
  const items = commands.map((command) => {
    const {name, page, signature, description} = command;
    return flowElement('li', {'data-words': additionalKeywords(command, site)}, [
      paragraph(
        {...link(relativeLink(pagePath, page), inlineCode(name)), title: signature},
        text(' '),
        inlineElement('span', {}, description),
      ),
    ]);
  });
  return flowElement('section', {}, [heading(2, theme), flowElement('ul', {}, items)]);
}

/** Returns the single-word keywords that aren't in the command's line. Phrases would double the page's size. */
function additionalKeywords({name, page, description}: Command, site: Site): string | undefined {
  const text = `${name} ${description}`.toLowerCase();
  const keywords = keywordsOn(routeOf(page), site).get('') ?? [];
  const words = keywords.map((keyword) => keyword.toLowerCase());
  return words.filter((word) => !word.includes(' ') && !text.includes(word)).join(' ') || undefined;
}
