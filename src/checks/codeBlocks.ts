import {nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './checkByText';

const languages = [
  'bash',
  'css',
  'diff',
  'dot',
  'html',
  'http',
  'ini',
  'java',
  'js',
  'json',
  'python',
  'qs',
  'screen',
  'sql',
  'text',
  'ts',
  'tsx',
  'xml',
  'yaml',
];

/** A code block isn't empty, and its language is one that the site highlights or draws. */
export const codeBlocks: TextCheck = ({tree}) => {
  const faults: Fault[] = [];
  for (const code of nodesOf(tree, 'code')) {
    if (!languages.includes(code.lang ?? '')) {
      faults.push(
        faultAt(code, {
          found: code.lang ? `a code block in "${code.lang}"` : 'a code block without a language',
          hint: `Write one of ${languages.join(', ')} after the \`\`\``,
        }),
      );
    }
    if (code.value.trim() === '') {
      faults.push(faultAt(code, {found: 'an empty code block', hint: 'Fill it, or delete it'}));
    }
  }
  return faults;
};
