import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {pageKinds, type PageKind} from '../config/pageKinds';
import {memoizeBy} from '../content/memoize';
import {nodesOf} from '../content/nodes';
import type {Problem, TextCheck} from './problem';
import {keyLine} from './frontMatter';
import {templateOf} from './templateHeadings';

const placeholdersOf = memoizeBy(String, readPlaceholders);

/**
 * Disallows placeholder text (paragraphs, headings, and table cells) from the template that
 * `npm run new` copies.
 *
 * bad: `The answer first: what it is and what one does with it, in two or three sentences.`
 */
export const templateText: TextCheck = ({frontMatter, source, tree}) => {
  const {kind = 'page', description = '', keywords = []} = frontMatter;
  if (!Object.hasOwn(pageKinds, kind)) {
    return undefined;
  }
  const candidates = [
    {line: keyLine(source, 'description'), text: description},
    {line: keyLine(source, 'keywords'), text: keywords.join(', ')},
    ...textBlocks(tree, /\|\s*What /.test(source)).map((node) => ({
      line: node.position?.start.line ?? 1,
      text: toString(node).trim(),
    })),
  ];
  return candidates
    .filter(({text}) => placeholdersOf(kind).has(text))
    .map(({line, text}): Problem => ({
      line,
      found: `"${text}" is from src/templates/${kind}.md`,
      hint: 'Replace it with your own text, or delete it',
      isUnfinished: true,
    }));
};

/** Returns the description, keywords, and text blocks in a template. */
function readPlaceholders(kind: PageKind): Set<string> {
  const {source, tree} = templateOf(kind);
  const [, description = ''] = /^description: (.*)$/m.exec(source) ?? [];
  const [, keywords = ''] = /^keywords: \[(.*)\]$/m.exec(source) ?? [];
  const blocks = textBlocks(tree, true).filter((node) => !isKept(node));
  return new Set([description, keywords, ...blocks.map((node) => toString(node).trim())]);
}

/** @param withCells false for a page whose cells can't come from a template, since comparing takes time */
function textBlocks(tree: Root, withCells: boolean) {
  const cells = withCells ? nodesOf(tree, 'tableCell') : [];
  return [...nodesOf(tree, 'paragraph'), ...nodesOf(tree, 'heading'), ...cells];
}

/** Returns true for text that pages keep: headings in the template, and cells such as "an empty string". */
function isKept(node: Nodes): boolean {
  return (
    (node.type === 'heading' && node.depth === 2) ||
    (node.type === 'tableCell' && !toString(node).startsWith('What '))
  );
}
