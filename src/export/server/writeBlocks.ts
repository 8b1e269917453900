import type {BlockContent, Code, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {commandsByTheme} from '../../content/names/nameIndex';
import {hasMark, metaValue} from '../../content/page/nodes';
import {describeEntry} from '../../content/reference/entry';
import {pathInVersion, versionOf, type Site} from '../../content/site/site';
import {
  heading,
  inlineCode,
  insertLead,
  link,
  list,
  paragraph,
  strong,
  text,
} from '../../remark/nodes';
import {relativeLink} from '../../content/page/links';
import {rewrite} from './markdownTree';

/**
 * Writes the options after a fence's language as text. The example leaves out the code.
 *
 * in:
 *     ```dot title="How a loop runs" alt="The condition is tested first."
 *     ```ts title="config.ts" {2}
 *     ```qs wrong
 * out:
 *     **Diagram: How a loop runs.** The condition is tested first.
 *
 *     **config.ts:**
 *
 *     ```ts
 *
 *     **Wrong:**
 *
 *     ```qs
 */
export function writeFences(tree: Root): void {
  rewrite(tree, (node) => (node.type === 'code' ? writeFence(node) : undefined));
}

const pictures: Record<string, string> = {dot: 'Diagram', screen: 'Screen'};

function writeFence(code: Code): BlockContent[] {
  const title = metaValue(code, 'title');
  const picture = pictures[code.lang ?? ''];
  if (picture !== undefined) {
    const name = title === undefined ? picture : `${picture}: ${title}`;
    return [paragraph(strong(`${name}.`), text(` ${metaValue(code, 'alt') ?? ''}`))];
  }
  const isWrong = hasMark(code, 'wrong');
  const lead = [title, isWrong ? 'Wrong' : undefined].filter(Boolean).join(' - ');
  const plain: Code = {...code, meta: null};
  return lead === '' ? [plain] : [paragraph(strong(`${lead}:`)), plain];
}

/**
 * Writes admonitions as block quotes.
 *
 * in:
 *     :::tip[Signal or semaphore?]
 *     Take a signal.
 *     :::
 * out:
 *     > **Tip: Signal or semaphore?**
 *     >
 *     > Take a signal.
 */
export function writeAdmonitions(tree: Root): void {
  rewrite(tree, (node) => {
    if (node.type !== 'containerDirective') {
      return undefined;
    }
    const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
    const [first, ...rest] = node.children as BlockContent[];
    const children =
      first && isLabel(first)
        ? [paragraph(strong(`${kind}: ${toString(first)}`)), ...rest]
        : insertLead(strong(`${kind}:`), node.children as BlockContent[]);
    return [{type: 'blockquote', children}];
  });
}

function isLabel(node: BlockContent): node is Paragraph {
  return node.type === 'paragraph' && node.data?.directiveLabel === true;
}

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
      ? commandsByTheme(version).flatMap(({theme, commands}) => [
          heading(2, theme),
          list(
            commands.map((entry) => [
              paragraph(
                link(relativeLink(pagePath, `${entry.route}.md`), inlineCode(entry.name)),
                text(`: ${describeEntry(entry)}`),
              ),
            ]),
          ),
        ])
      : undefined,
  );
}
