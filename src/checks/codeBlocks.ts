import {nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

const languages = [
  'bash',
  'css',
  'dot',
  'html',
  'http',
  'js',
  'json',
  'qs',
  'screen',
  'text',
  'ts',
  'tsx',
];

/** A code block isn't empty, and its language is one that the site highlights or draws. */
export const codeBlocks: TextCheck = ({tree}) => {
  const faults: Fault[] = [];
  for (const code of nodesOf(tree, 'code')) {
    if (!languages.includes(code.lang ?? '')) {
      faults.push(
        faultAt(code, {
          found: `a code block in "${code.lang ?? ''}"`,
          hint: `Use one of ${languages.join(', ')}`,
        }),
      );
    }
    if (code.value.trim() === '') {
      faults.push(faultAt(code, {found: 'an empty code block', hint: 'Fill it, or take it away'}));
    }
  }
  return faults;
};
