import type {Root} from 'mdast';
import {metaValue, nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

/** A drawing has a text alternative. */
export const drawings: TextCheck = ({tree}) => codeFaults(tree);

const examples: Record<string, string> = {
  dot: 'Write ```dot title="…" alt="what the diagram says, in words"',
  screen: 'Write ```screen title="…" alt="which areas there are, and what they show"',
};

function codeFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  for (const code of nodesOf(tree, 'code')) {
    const example = examples[code.lang ?? ''];
    if (example && !metaValue(code, 'alt')) {
      faults.push(
        faultAt(code, {found: 'a drawing has no text that says the same', hint: example}),
      );
    }
  }
  return faults;
}
