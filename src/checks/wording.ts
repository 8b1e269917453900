import type {Text} from 'mdast';
import {nodesOf} from '../content/nodes';
import {problemAt, type Problem, type TextCheck} from './problem';

interface Pattern {
  words: RegExp;
  hint: string;
  rule: 'doubled-word' | 'filler' | 'unfinished';
}

const unfinished = 'Write what you know, and leave out the rest';
const filler = 'Delete it: the sentence means the same without it';

/** Verbs that follow a polite "please" or a dismissive "just" in instructions. */
const instruction =
  'add|call|check|choose|click|copy|create|drag|enter|make sure|open|pass|press|refer|remember|run|see|select|set|type|use|visit|write';

const patterns: readonly Pattern[] = [
  {
    rule: 'unfinished',
    words: /\b(?:coming soon|to be (?:defined|written)|lorem ipsum)\b/gi,
    hint: unfinished,
  },
  {rule: 'unfinished', words: /\b(?:TODO|TBD|FIXME)\b/g, hint: unfinished},
  {
    rule: 'filler',
    words: /(?<!\bnot )\bsimply\b(?! put\b)|\bof course\b|\bobviously\b/gi,
    hint: filler,
  },
  {
    rule: 'filler',
    words: new RegExp(`\\bplease (?:be aware|keep in mind|note|${instruction})\\b`, 'gi'),
    hint: filler,
  },
  {rule: 'filler', words: /(?<=^|[.:;,!?]\s+)note that\b/gi, hint: filler},
  {
    rule: 'filler',
    // Not "it just started": "just" is a matter of time before a participle or an adverb.
    words: new RegExp(
      `\\bjust (?:works?|${instruction})\\b|\\bis just (?:done|a matter of)\\b`,
      'gi',
    ),
    hint: filler,
  },
  {
    rule: 'doubled-word',
    // Not "had had", "that that", or "is is", which can be correct.
    words: /(?<![\p{L}\p{N}])(a|an|and|for|of|or|the|to|with)\s+\1(?![\p{L}\p{N}])/giu,
    hint: 'Write the word once',
  },
];

/** Prefilter that covers all patterns, since most text matches none. */
const suspicious =
  /\b(?:coming|to be|lorem|TODO|TBD|FIXME|simply|of course|obviously|please|note that|just)\b|(?<![\p{L}\p{N}])(an?|and|for|of|or|the|to|with)\s+\1/iu;

/**
 * Disallows unfinished text and filler words. Skips quotations and bold labels, which aren't the writer's.
 *
 * good: "Returns the length of the string."
 * bad:  "Please note that it simply returns the the length."
 */
export const wording: TextCheck = ({tree}) => {
  const labels = new Set(nodesOf(tree, 'strong').flatMap((label) => nodesOf(label, 'text')));
  return nodesOf(tree, 'text')
    .filter((text) => suspicious.test(text.value) && !labels.has(text))
    .flatMap(problemsOf);
};

function problemsOf(text: Text): Problem[] {
  const value = withoutQuotations(text.value);
  return patterns.flatMap(({rule, words, hint}) =>
    [...value.matchAll(words)].map(({0: found, index}) =>
      problemAt(text, {
        rule,
        ...(rule === 'filler' && {isSuggestion: true}),
        found: `"${found.replace(/\s+/g, ' ')}" in the text`,
        hint,
        lineOffset: value.slice(0, index).split('\n').length - 1,
      }),
    ),
  );
}

/** Blanks out quotations, keeping the length and the line breaks. */
function withoutQuotations(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, (quotation) => quotation.replace(/[^\n]/g, '_'));
}
