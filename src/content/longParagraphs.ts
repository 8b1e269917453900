import crypto from 'node:crypto';
import {toString} from 'mdast-util-to-string';
import {nodesOf} from './nodes';
import {cacheByText} from './pageCache';

/** Shorter paragraphs, such as "This property is read-only.", are standard phrases that may repeat. */
const minWords = 15;

export interface Paragraph {
  hash: string;
  line: number;
  /** Its first words. */
  start: string;
}

/** Returns the long paragraphs on a page; empty if it isn't valid MDX. */
export const longParagraphsOf = cacheByText('paragraphs', (page): Paragraph[] =>
  page.syntaxError
    ? []
    : nodesOf(page.tree, 'paragraph').flatMap((node) => {
        const text = toString(node);
        const words = text.split(/\s+/);
        return words.length < minWords
          ? []
          : [
              {
                hash: crypto.createHash('sha1').update(text).digest('base64url').slice(0, 12),
                line: node.position?.start.line ?? 1,
                start: words.slice(0, 6).join(' '),
              },
            ];
      }),
);
