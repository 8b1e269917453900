import type {Nodes, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isHeading} from '../content/nodes';

/** What stands between two headings of the first levels. */
export interface Section {
  /** Its heading, empty above the first one. */
  title: string;
  /** All its words, those of samples and of the heading too. */
  text: string;
}

/** Which section each node at the top of the tree is in. */
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
