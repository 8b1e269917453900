import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {faultAt, type Fault} from './fault';
import type {TextCheck} from './onceByText';

interface Unwanted {
  words: RegExp;
  hint: string;
}

const unfinished = 'Write what is known, and leave out what is not';
const filler = 'Take the words away: the sentence says the same without them';

const unwanted: Unwanted[] = [
  {words: /\b(?:coming soon|to be (?:defined|written)|lorem ipsum)\b/gi, hint: unfinished},
  {words: /\b(?:TODO|TBD|FIXME)\b/g, hint: unfinished},
  {words: /\b(?:please|simply|of course|obviously|note that)\b/gi, hint: filler},
  {words: /\b(the|a|an|to|of|is|in|and|or|with|for)\s+\1\b/gi, hint: 'Write the word once'},
];

/**
 * The text is finished and wastes no words.
 *
 * good: "Returns the length of the string."
 * bad:  "Please note that it simply returns the the length."
 */
export const wording: TextCheck = ({tree}) => nodesOf(tree, 'text').flatMap(faultsOf);

function faultsOf(text: Text): Fault[] {
  return unwanted.flatMap(({words, hint}) =>
    [...text.value.matchAll(words)].map((match) => ({
      ...faultAt(text, {
        found: `"${match[0].replace(/\s+/g, ' ')}" in the text`,
        hint,
        lineOffset: text.value.slice(0, match.index).split('\n').length - 1,
      }),
    })),
  );
}
