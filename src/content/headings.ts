// Not from the index, which loads all of Docusaurus' utilities: a fifth of a second in `npm run check`.
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {nodesOf} from './nodes';

export interface PageHeading {
  node: Heading;
  depth: number;
  /** Its words, without marks and without an anchor of its own: `.orderBy()`. */
  text: string;
  /** As Docusaurus makes it: `orderby`. */
  anchor: string;
  /** What its section answers, in the words of readers. */
  keywords: readonly string[];
}

/** The headings of a page, in order. */
export function readHeadings(tree: Root): PageHeading[] {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((node) => ({
    node,
    depth: node.depth,
    text: toString(node.children.filter(({type}) => type !== 'mdxTextExpression')).trim(),
    anchor: explicitAnchor(node) ?? slugger.slug(toString(node)),
    keywords: node.data?.sectionKeywords?.phrases ?? [],
  }));
}

/** in: `## Sort {/* #order *‍/}`; out: `order` */
function explicitAnchor(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1]
    : undefined;
}

/** Does the heading name a member, in code marks and as callers write it: `` `.orderBy()` ``? */
export function isMemberHeading(heading: Heading | undefined): heading is Heading {
  const [name, ...rest] = heading?.children ?? [];
  return name?.type === 'inlineCode' && rest.length === 0 && isMemberName(name.value);
}

/** `.orderBy()`, `[index]`, `4D.File.new()`, `cs.Qodly.Users.new()` */
export function isMemberName(text: string): boolean {
  return /^(?:\.|\[|4D\.|cs\.)/.test(text);
}

/** in: `.orderBy()`, `4D.File.new()`, `[index]`; out: `orderBy`, `new`, `[index]` */
export function memberName(heading: Heading): string {
  return toString(heading).replace(/\(.*$/, '').replace(/^.*\./, '');
}
