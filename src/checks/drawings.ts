import type {Code, Root} from 'mdast';
import {layoutRows} from '../content/drawings';
import {metaValue, nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

/** A drawing has content and a text alternative. */
export const drawings: TextCheck = ({tree}) => codeFaults(tree);

const examples: Record<string, string> = {
  dot: 'Write ```dot title="…" alt="what the diagram says, in words"',
  layout: 'Write ```layout title="…" alt="which areas there are, and where"',
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
    if (code.lang === 'layout') {
      faults.push(...layoutFaults(code));
    }
  }
  return faults;
}

function layoutFaults(code: Code): Fault[] {
  const rows = layoutRows(code);
  const uneven = rows.findIndex((row) => row.length !== rows[0]?.length || row.includes(''));
  return uneven < 0
    ? []
    : [
        faultAt(code, {
          found: `the row "${code.value.split('\n')[uneven]}" has ${rows[uneven]?.length} cells, or an empty one; the first row has ${rows[0]?.length}`,
          hint: 'Write the same number of named cells in each row; an area over several cells repeats its name',
          lineOffset: uneven + 1,
        }),
      ];
}
