import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isHeading} from '../content/nodes';
import {sectionBelow} from './sectionBelow';

/** The content between two top-level headings. */
export interface Section {
  /** Its heading; empty for the content above the first one. */
  title: string;
  /** All its text, including samples and the heading. */
  text: string;
}

/** Returns the section of each top-level node in the tree. */
export function sectionsOf(tree: Root): Map<Nodes, Section> {
  const headings = tree.children.filter(isHeading).filter(({depth}) => depth <= 2);
  const sections = [undefined, ...headings].flatMap((heading) => {
    const nodes = [...(heading ? [heading] : []), ...sectionBelow(heading, tree, 2)];
    const title = heading ? toString(heading) : '';
    const section = {title, text: nodes.map((node) => toString(node)).join('\n')};
    return nodes.map((node) => [node, section] as const);
  });
  return new Map(sections);
}
