import {toString} from 'mdast-util-to-string';
import {faultAt} from './fault';
import type {TextCheck} from './onceByText';

const fewestWords = 120;

/** A page has enough text to be worth a visit. */
export const wordCount: TextCheck = ({tree}) => {
  const text = tree.children.filter((node) => node.type !== 'yaml').map((node) => toString(node));
  const words = text.join(' ').split(/\s+/).filter(Boolean).length;
  return words < fewestWords
    ? [
        {
          ...faultAt(undefined, {
            found: `${words} words, and a page has ${fewestWords} at least`,
            hint: 'Say more of what is known, or add a sample',
          }),
          isUnfinished: true,
        },
      ]
    : [];
};
