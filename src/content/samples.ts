import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeValue, hasMark, nodesOf} from './nodes';
import {isSignatureFence} from './signatures';

/** A sample: a code block that is no signature. */
export interface Sample {
  code: Code;
  language: string;
  /** `fragment`: not a whole statement. `wrong`: wrong on purpose. */
  mark?: 'fragment' | 'wrong';
}

/** The samples of the page, in order. */
export function readSamples(tree: Root): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (code) => {
    if (!isSignatureFence(code)) {
      samples.push(toSample(code));
    }
  });
  return samples;
}

function toSample(code: Code): Sample {
  const mark = (['fragment', 'wrong'] as const).find((word) => hasMark(code, word));
  return {code, language: code.lang ?? '', ...(mark && {mark})};
}

/** The code blocks of each set of tabs that shows one request for several clients. */
export function readClientTabs(tree: Root): Code[][] {
  return nodesOf(tree, 'mdxJsxFlowElement')
    .filter((element) => element.name === 'Tabs' && attributeValue(element, 'groupId') === 'client')
    .map((element) => nodesOf(element, 'code'));
}
