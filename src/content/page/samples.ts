import type {Code, Nodes, Root} from 'mdast';
import {allNodes, hasMark, isCode, metaValue} from './nodes';
import {markedText} from './prose';
import {isSignatureFence} from './signatures';

/** A sample: a code block that isn't a signature. */
export interface Sample {
  code: Code;
  language: string;
  /** `fragment`: not a whole statement. `wrong`: intentionally invalid. */
  mark?: 'fragment' | 'wrong';
  /** Name of the method or class in the sample, from its title or the text above it: `greet`, `Person`. */
  name?: string;
}

/** Returns the samples on the page, in order. */
export function readSamples(tree: Root): Sample[] {
  const previousNodes = new Map<Code, Nodes | undefined>();
  const samples: Sample[] = [];
  for (const node of allNodes(tree)) {
    if (isCode(node) && !isSignatureFence(node)) {
      samples.push(toSample(node, nameOf(node, previousNodes.get(node))));
    }
    const children: readonly Nodes[] = 'children' in node ? node.children : [];
    children.forEach(
      (child, index) => isCode(child) && previousNodes.set(child, children[index - 1]),
    );
  }
  return samples;
}

function toSample(code: Code, name: string | undefined): Sample {
  const mark = (['fragment', 'wrong'] as const).find((word) => hasMark(code, word));
  return {code, language: code.lang ?? '', ...(mark && {mark}), ...(name && {name})};
}

/** `title="Person.4qs"`, or "The method `isWellPaid`:" in the paragraph above. */
function nameOf(code: Code, previous: Nodes | undefined): string | undefined {
  const title = metaValue(code, 'title');
  if (title !== undefined) {
    return title.replace(/\.4qs$/, '');
  }
  return previous?.type === 'paragraph'
    ? /\b(?:method|class),? `(\w+)`:$/.exec(markedText(previous))?.[1]
    : undefined;
}
