import type {Code, Root} from 'mdast';
import {metaValue, nodesOf} from '../content/nodes';
import {isShown} from '../drawings/styled/isShown';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './checkByText';

/** A drawing has a text alternative. */
export const drawings: TextCheck = ({tree}) => codeFaults(tree);

const examples: Record<string, string> = {
  dot: 'Write ```dot title="…" alt="what the diagram says, in words"',
  css: 'Write ```css shown="…" alt="what the CSS does to the component, in words"',
  screen: 'Write ```screen title="…" alt="which areas there are, and what they show"',
};

function codeFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  for (const code of nodesOf(tree, 'code')) {
    const example = examples[code.lang ?? ''];
    if (example && isDrawn(code) && !metaValue(code, 'alt')) {
      faults.push(faultAt(code, {found: 'a drawing has no alternative text', hint: example}));
    }
  }
  return faults;
}

function isDrawn(code: Code): boolean {
  return code.lang !== 'css' || isShown(code);
}
