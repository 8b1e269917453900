import fs from 'node:fs';
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {parsePage} from './parsePage';

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

const cache = new Map<string, {modified: number; anchors: string[]}>();

/** The anchors of the page in `file`; read again when the file has changed. */
export function anchorsOfFile(file: string): string[] {
  const modified = fs.statSync(file).mtimeMs;
  const cached = cache.get(file);
  if (cached?.modified === modified) {
    return cached.anchors;
  }
  const anchors = headingAnchors(parsePage(fs.readFileSync(file, 'utf8')));
  cache.set(file, {modified, anchors});
  return anchors;
}
