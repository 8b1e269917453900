import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {pageKinds, type PageKind} from '../config/pageKinds';
import {memoizeBy} from '../content/memoize';
import {nodesOf} from '../content/nodes';
import {parsePage} from '../content/parsePage';
import {unixLines} from '../content/unixLines';
import type {Fault} from './fault';
import {lineOfKey} from './frontMatter';
import type {TextCheck} from './checkByText';

const templateFolder = path.resolve(__dirname, '../templates');

/** Read on first use, since a page needs only one of the ten. */
const textsOf = memoizeBy(String, readTexts);

/**
 * The page contains no placeholder text from the template that `npm run new` copies.
 *
 * bad: `The answer first: what it is and what one does with it, in two or three sentences.`
 */
export const templateText: TextCheck = ({frontMatter, source, tree}) => {
  const {kind = 'page', description = '', keywords = []} = frontMatter;
  if (!Object.hasOwn(pageKinds, kind)) {
    return [];
  }
  const texts = [
    {line: lineOfKey(source, 'description'), text: description},
    {line: lineOfKey(source, 'keywords'), text: keywords.join(', ')},
    ...nodesOf(tree, 'paragraph').map((node) => ({
      line: node.position?.start.line ?? 1,
      text: toString(node),
    })),
  ];
  return texts
    .filter(({text}) => textsOf(kind).has(text))
    .map(({line, text}): Fault => ({
      line,
      found: `"${text}" is from src/templates/${kind}.md`,
      hint: 'Write what it asks for, or delete it',
      isUnfinished: true,
    }));
};

/** Returns the description, keywords and paragraphs of a template. */
function readTexts(kind: PageKind): Set<string> {
  const source = unixLines(fs.readFileSync(path.join(templateFolder, `${kind}.md`), 'utf8'));
  const [, description = ''] = /^description: (.*)$/m.exec(source) ?? [];
  const [, keywords = ''] = /^keywords: \[(.*)\]$/m.exec(source) ?? [];
  const paragraphs = nodesOf(parsePage(source), 'paragraph').map((node) => toString(node));
  return new Set([description, keywords, ...paragraphs]);
}
