import {toString} from 'mdast-util-to-string';
import {faultAt, type Check} from './fault';

/** A command's first paragraph is its description: lists show the one, the page the other. */
export const commandPurpose: Check = ({tree, frontMatter}) => {
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
