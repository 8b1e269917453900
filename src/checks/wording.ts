import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import {mendIn} from './mend';
import type {TextCheck} from './onceByText';

interface Unwanted {
  words: RegExp;
  hint: string;
  /** What `--fix` writes in their place; undefined where a writer has to decide. */
  instead?: (found: RegExpMatchArray) => string | undefined;
}

const unfinished = 'Write what is known, and leave out what is not';
const filler = 'Take the words away: the sentence says the same without them';

const unwanted: Unwanted[] = [
  {words: /\b(?:coming soon|to be (?:defined|written)|lorem ipsum)\b/gi, hint: unfinished},
  {words: /\b(?:TODO|TBD|FIXME)\b/g, hint: unfinished},
  {
    words: /\b(?:please|simply|of course|obviously|note that)\b ?/gi,
    hint: filler,
    // Within a sentence, nothing else changes.
    instead: ([found]) => (/^(?:please|simply|obviously) $/.test(found) ? '' : undefined),
  },
  {words: /\bjust\b/gi, hint: 'Take it away, or write "only", "right" or "newly"'},
  {
    words: /(?<![\p{L}\p{N}])(\p{Lu}?\p{Ll}+)\s+\1(?![\p{L}\p{N}])/giu,
    hint: 'Write the word once',
    instead: ([, word]) => word,
  },
];

/**
 * The text is finished and wastes no words.
 *
 * good: "Returns the length of the string."
 * bad:  "Please note that it simply returns the the length."
 */
export const wording: TextCheck = ({tree, source}) =>
  nodesOf(tree, 'text').flatMap((text) => faultsOf(text, source));

function faultsOf(text: Text, source: string): Fault[] {
  return unwanted.flatMap(({words, hint, instead}) =>
    [...text.value.matchAll(words)].map((match): Fault => {
      const {0: found, index} = match;
      const mended = instead?.(match);
      return {
        ...faultAt(text, {
          found: `"${found.replace(/\s+/g, ' ').trim()}" in the text`,
          hint,
          lineOffset: text.value.slice(0, index).split('\n').length - 1,
        }),
        ...(mended !== undefined &&
          mendIn(text, source, {from: index, to: index + found.length, text: mended})),
      };
    }),
  );
}
