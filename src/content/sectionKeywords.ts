import type {Heading, Nodes, Root} from 'mdast';
import type {Position} from 'unist';
import {isHeading, readComment} from './nodes';

/** The keywords of a section, for readers who don't know the documented names. */
export interface SectionKeywords {
  /** As written, with single spaces. */
  phrases: string[];
  /** Position of the comment. */
  position: Position | undefined;
}

declare module 'mdast' {
  interface HeadingData {
    sectionKeywords?: SectionKeywords;
  }
}

const directive = /^keywords:/;

/**
 * Moves the section keywords from the tree to their headings, so other code doesn't need to handle a
 * comment between a heading and its text.
 *
 *     ## Sort
 *     {/* keywords: sort by two columns, ORDER BY a DESC *‍/}
 */
export function extractSectionKeywords(tree: Root, source: string): Root {
  if (source.includes('keywords:')) {
    moveKeywords(tree);
  }
  return tree;
}

function moveKeywords(parent: Nodes): void {
  if (!('children' in parent)) {
    return;
  }
  parent.children.forEach(moveKeywords);
  parent.children = (parent.children as Nodes[]).filter((node, index, nodes) => {
    const heading = nodes[index - 1];
    const keywords = isHeading(heading) ? readKeywords(node) : undefined;
    if (keywords) {
      (heading as Heading).data = {...heading?.data, sectionKeywords: keywords};
    }
    return keywords === undefined;
  }) as typeof parent.children;
}

function readKeywords(node: Nodes): SectionKeywords | undefined {
  const comment = node.type === 'mdxFlowExpression' ? readComment(node) : undefined;
  return comment !== undefined && directive.test(comment)
    ? {
        phrases: comment
          .replace(directive, '')
          .split(',')
          .map((phrase) => phrase.replace(/\s+/g, ' ').trim()),
        position: node.position,
      }
    : undefined;
}
