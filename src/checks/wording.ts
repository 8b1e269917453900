import type {Text} from 'mdast';
import {nodesOf} from '../content/page/nodes';
import {problemAt, type Problem, type TextCheck} from './problem';

interface Pattern {
  words: RegExp;
  hint: string;
  rule: 'doubled-word' | 'filler' | 'phrase' | 'unfinished';
}

const unfinished = 'Write what you know, and leave out the rest';
const filler = 'Delete it: the sentence means the same without it';

/** Verbs that follow a polite "please" or a dismissive "just" in instructions. */
const instruction =
  'add|call|check|choose|click|copy|create|drag|enter|make sure|open|pass|press|refer|remember|run|see|select|set|type|use|visit|write';

/** Phrases with a plainer form. `src/content/STYLE.md` explains them. */
const phrases: [RegExp, string][] = [
  [
    /(?<=^|[.!?] )Tells (?:whether|if|what|which|how|when|where|who)\b/g,
    '"Returns `true` if …" for a function, "Indicates whether …" for a property',
  ],
  [/\bbelongs? into\b/g, '"belongs in" or "belongs to"'],
  [/\bfor ever\b(?!-)/gi, '"forever", "indefinitely", or "permanently"'],
  [/\bnothing else than\b/gi, '"nothing but" or "only"'],
  [/\bat once\b/gi, '"immediately", "all together", or "in a single request"'],
  [/\bneed not\b/g, '"don\'t have to"'],
  [/\b(?:is|are) said to\b/g, 'a plain statement'],
  [/\bwithout further ado\b/gi, 'nothing: the sentence says the same without it'],
];

const patterns: readonly Pattern[] = [
  ...phrases.map(([words, plain]): Pattern => ({words, rule: 'phrase', hint: `Write ${plain}`})),
  {
    rule: 'unfinished',
    words: /\b(?:coming soon|to be (?:defined|written)|lorem ipsum)\b/gi,
    hint: unfinished,
  },
  {rule: 'unfinished', words: /\b(?:TODO|TBD|FIXME)\b/g, hint: unfinished},
  {
    rule: 'unfinished',
    words: /\b(?:probably|unconfirmed|sources disagree|not confirmed)\b|n['’]t confirmed\b/gi,
    hint: 'Look it up, or show code that works either way; src/content/STYLE.md explains how',
  },
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

/**
 * Disallows unfinished text and filler words. Skips quotations and bold labels, which aren't the writer's.
 *
 * good: "Returns the length of the string."
 * bad:  "Please note that it simply returns the the length."
 */
export const wording: TextCheck = ({tree}) => {
  const labels = new Set(nodesOf(tree, 'strong').flatMap((label) => nodesOf(label, 'text')));
  return nodesOf(tree, 'text')
    .filter((text) => !labels.has(text))
    .flatMap(problemsOf);
};

function problemsOf(text: Text): Problem[] {
  const value = withoutQuotations(text.value);
  return patterns.flatMap(({rule, words, hint}) =>
    [...value.matchAll(words)].map(({0: found, index}) =>
      problemAt(text, {
        rule,
        ...((rule === 'filler' || rule === 'phrase') && {isSuggestion: true}),
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
