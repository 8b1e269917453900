import type {Code, Parents, PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeValue, hasMark, metaValue, nodesOf} from './nodes';
import {isSignatureFence} from './signatures';

/** A sample: a code block that is no signature. */
export interface Sample {
  code: Code;
  language: string;
  /** `fragment`: not a whole statement. `wrong`: wrong on purpose. */
  mark?: 'fragment' | 'wrong';
  /** What the sample defines, by its title or the text above: the method `greet`, the class `Person`. */
  name?: string;
}

/** The samples of the page, in order. */
export function readSamples(tree: Root): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (code, index, parent) => {
    if (!isSignatureFence(code)) {
      samples.push(toSample(code, nameOf(code, index, parent)));
    }
  });
  return samples;
}

function toSample(code: Code, name: string | undefined): Sample {
  const mark = (['fragment', 'wrong'] as const).find((word) => hasMark(code, word));
  return {code, language: code.lang ?? '', ...(mark && {mark}), ...(name && {name})};
}

/** `title="Person.4qs"`, or "The method `isWellPaid`:" in the paragraph above. */
function nameOf(
  code: Code,
  index: number | undefined,
  parent: Parents | undefined,
): string | undefined {
  const title = metaValue(code, 'title');
  if (title !== undefined) {
    return title.replace(/\.4qs$/, '');
  }
  const above = parent?.children[(index ?? 0) - 1];
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

/** The code blocks of each set of tabs that shows one request for several clients. */
export function readClientTabs(tree: Root): Code[][] {
  return nodesOf(tree, 'mdxJsxFlowElement')
    .filter((element) => element.name === 'Tabs' && attributeValue(element, 'groupId') === 'client')
    .map((element) => nodesOf(element, 'code'));
}
