import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from './parsePage';
import {rememberFile} from './rememberFile';

/** The anchors of a page's headings, in order, as Docusaurus makes them. */
export function headingAnchors(tree: Root): string[] {
  return [...anchorsByHeading(tree).values()];
}

/** As `headingAnchors`, with the heading of each. */
export function anchorsByHeading(tree: Root): Map<Heading, string> {
  const slugger = createSlugger();
  const anchors = new Map<Heading, string>();
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const explicit =
      last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim()) : null;
    anchors.set(heading, explicit?.[1] ?? slugger.slug(toString(heading)));
  });
  return anchors;
}

/** The anchors of the page in a file; read again when the file has changed. */
export const anchorsOfFile = rememberFile((source) => headingAnchors(parsePage(source)));
