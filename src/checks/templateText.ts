import fs from 'node:fs';
import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {pageKinds, type PageKind} from '../config/pageKinds';
import {nodesOf} from '../content/nodes';
import {parsePage} from '../content/parsePage';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

const templateFolder = path.resolve(__dirname, '../templates');

/** Read on first use: a page needs one of the ten. */
const texts = new Map<PageKind, ReadonlySet<string>>();

/**
 * What `npm run new` takes from the template has made way for the writer's own words.
 *
 * bad: `The answer first: what it is and what one does with it, in two or three sentences.`
 */
export const templateText: TextCheck = ({frontMatter, tree}) => {
  const {kind = 'page', description = ''} = frontMatter;
  if (!Object.hasOwn(pageKinds, kind)) {
    return [];
  }
  const template = textsOf(kind);
  const paragraphs = nodesOf(tree, 'paragraph').map((node) => ({node, text: toString(node)}));
  return [{node: undefined, text: description}, ...paragraphs]
    .filter(({text}) => template.has(text))
    .map(({node, text}): Fault => ({
      ...faultAt(node, {
        found: `"${text}" stands there from src/templates/${kind}.md`,
        hint: 'Write what it asks for, or delete it',
      }),
      isUnfinished: true,
    }));
};

function textsOf(kind: PageKind): ReadonlySet<string> {
  const known = texts.get(kind) ?? readTexts(kind);
  texts.set(kind, known);
  return known;
}

/** The description of a template, and its paragraphs. */
function readTexts(kind: PageKind): Set<string> {
  const source = fs.readFileSync(path.join(templateFolder, `${kind}.md`), 'utf8');
  const [, description = ''] = /^description: (.*)$/m.exec(source) ?? [];
  return new Set([
    description,
    ...nodesOf(parsePage(source), 'paragraph').map((node) => toString(node)),
  ]);
}
