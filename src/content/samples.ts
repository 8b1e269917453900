import type {Code, Nodes, PhrasingContent, Root} from 'mdast';
import {allNodes, attributeValue, hasMark, isCode, metaValue, nodesOf} from './nodes';
import {isSignatureFence} from './signatures';

/** A sample: a code block that isn't a signature. */
export interface Sample {
  code: Code;
  language: string;
  /** `fragment`: not a whole statement. `wrong`: wrong on purpose. */
  mark?: 'fragment' | 'wrong';
  /** The name of the method or class in the sample, from its title or the text above it: `greet`, `Person`. */
  name?: string;
}

/** Returns the samples of the page, in order. */
export function readSamples(tree: Root): Sample[] {
  const before = new Map<Code, Nodes | undefined>();
  const samples: Sample[] = [];
  for (const node of allNodes(tree)) {
    if (isCode(node) && !isSignatureFence(node)) {
      samples.push(toSample(node, nameOf(node, before.get(node))));
    }
    const children: readonly Nodes[] = 'children' in node ? node.children : [];
    children.forEach((child, index) => isCode(child) && before.set(child, children[index - 1]));
  }
  return samples;
}

function toSample(code: Code, name: string | undefined): Sample {
  const mark = (['fragment', 'wrong'] as const).find((word) => hasMark(code, word));
  return {code, language: code.lang ?? '', ...(mark && {mark}), ...(name && {name})};
}

/** `title="Person.4qs"`, or "The method `isWellPaid`:" in the paragraph above. */
function nameOf(code: Code, above: Nodes | undefined): string | undefined {
  const title = metaValue(code, 'title');
  if (title !== undefined) {
    return title.replace(/\.4qs$/, '');
  }
  return above?.type === 'paragraph'
    ? /\b(?:method|class),? `(\w+)`:$/.exec(toMarkedText(above.children))?.[1]
    : undefined;
}

function toMarkedText(nodes: PhrasingContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'inlineCode'
        ? `\`${node.value}\``
        : 'children' in node
          ? toMarkedText(node.children)
          : node.type === 'text'
            ? node.value
            : '',
    )
    .join('');
}

/** Returns the code blocks of each tab group that shows one request for several clients. */
export function readClientTabs(tree: Root): Code[][] {
  return nodesOf(tree, 'mdxJsxFlowElement')
    .filter((element) => element.name === 'Tabs' && attributeValue(element, 'groupId') === 'client')
    .map((element) => nodesOf(element, 'code'));
}
