import {toString} from 'mdast-util-to-string';
import {faultAt} from './fault';
import type {TextCheck} from './onceByText';

/** A command's first paragraph repeats its description, which lists and search results show. */
export const commandPurpose: TextCheck = ({tree, frontMatter}) => {
  const first = tree.children.find((node) => node.type !== 'yaml');
  return frontMatter.kind === 'command' && (!first || toString(first) !== frontMatter.description)
    ? [
        faultAt(first, {
          found: 'the first paragraph differs from the description',
          hint: 'Write the same sentence in both',
        }),
      ]
    : [];
};
