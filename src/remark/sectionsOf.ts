import type {Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isHeading} from '../content/nodes';

/** The content between two top-level headings. */
export interface Section {
  /** Its heading; empty for the content above the first one. */
  title: string;
  /** All its text, including samples and the heading. */
  text: string;
}

/** Returns the section of each top-level node in the tree. */
export function sectionsOf(tree: Root): Map<Nodes, Section> {
  const sections = new Map<Nodes, Section>();
  let nodes: RootContent[] = [];
  for (const node of tree.children) {
    if (isHeading(node) && node.depth <= 2) {
      addSection(sections, nodes);
      nodes = [];
    }
    nodes.push(node);
  }
  addSection(sections, nodes);
  return sections;
}

function addSection(sections: Map<Nodes, Section>, nodes: readonly RootContent[]): void {
  const [first] = nodes;
  const section = {
    title: isHeading(first) ? toString(first) : '',
    text: nodes.map((node) => toString(node)).join('\n'),
  };
  nodes.forEach((node) => sections.set(node, section));
}
