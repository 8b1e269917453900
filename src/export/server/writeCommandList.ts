import type {Root} from 'mdast';
import {listCommands} from '../../content/commands';
import {pathInVersion, versionOf, type Site} from '../../content/site';
import {heading, inlineCode, link, list, paragraph, text} from '../../remark/markdownNodes';
import {relativeLink} from '../../remark/relativeLink';
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
      ? listCommands(version).flatMap(({theme, commands}) => [
          heading(2, theme),
          list(
            commands.map(({name, page, description}) => [
              paragraph(
                link(relativeLink(pagePath, page), inlineCode(name)),
                text(`: ${description}`),
              ),
            ]),
          ),
        ])
      : undefined,
  );
}
