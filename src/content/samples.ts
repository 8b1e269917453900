import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attributeValue, hasMark} from './nodes';
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
  const tabs: Code[][] = [];
  visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement) => {
    if (element.name === 'Tabs' && attributeValue(element, 'groupId') === 'client') {
      const codes: Code[] = [];
      visit(element, 'code', (node: Code) => {
        codes.push(node);
      });
      tabs.push(codes);
    }
  });
  return tabs;
}
