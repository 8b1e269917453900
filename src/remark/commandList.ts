import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {CommandTheme} from '../config/pageKinds';
import {commandsByTheme} from '../content/names/nameIndex';
import {describeEntry, type CollectedEntry} from '../content/reference/entry';
import {keywordsOn} from '../content/site/keywords';
import type {Site} from '../content/site/site';
import {relativeLink} from '../content/page/links';
import {
  componentElement,
  flowElement,
  heading,
  inlineCode,
  inlineElement,
  link,
  paragraph,
  replaceElements,
  text,
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
  replaceElements(tree, 'CommandList', () => {
    const groups = commandsByTheme(version).map(({theme, commands}) =>
      drawGroup(theme, commands, page.path, site),
    );
    return [componentElement('ListFilter', filter, groups)];
  });
});

export default commandList;

const filter = {label: 'Filter commands', placeholder: 'replace, date, json…'};

function drawGroup(
  theme: CommandTheme,
  commands: CollectedEntry[],
  pagePath: string,
  site: Site,
): MdxJsxFlowElement {
  const items = commands.map((command) => {
    const {name, route, signatures, syntax} = command;
    const title = signatures[0]?.text ?? syntax?.[0];
    return flowElement('li', {'data-words': additionalKeywords(command, site)}, [
      paragraph(
        {...link(relativeLink(pagePath, `${route}.md`), inlineCode(name)), title},
        text(' '),
        inlineElement('span', {}, describeEntry(command)),
      ),
    ]);
  });
  return flowElement('section', {}, [heading(2, theme), flowElement('ul', {}, items)]);
}

/** Returns the single-word keywords that aren't in the command's line. Phrases would double the page's size. */
function additionalKeywords(command: CollectedEntry, site: Site): string | undefined {
  const text = `${command.name} ${describeEntry(command)}`.toLowerCase();
  const keywords = keywordsOn(command.route, site).get('') ?? [];
  const words = keywords.map((keyword) => keyword.toLowerCase());
  return words.filter((word) => !word.includes(' ') && !text.includes(word)).join(' ') || undefined;
}
