import {sentencesOf, wordsOf, type Sentence} from '../content/sentences';
import {problemAt, type Problem} from './problem';
import type {TextCheck} from './checkByText';

const maxWords = 35;
const maxPassives = 2;

const participles =
  'built|chosen|cut|done|drawn|found|given|held|hidden|kept|known|left|lost|made|put|read|run|seen|sent|set|shown|taken|thrown|told|written';

const passive = new RegExp(
  `\\b(?:am|are|be|been|being|is|was|were)\\s+(?:not\\s+|\\w+ly\\s+)?(?!un)(?:\\w+ed|${participles})\\b`,
  'gi',
);

/**
 * Requires sentences to be short, and to say who does what.
 *
 * good: "The method returns a blob."
 * bad:  "The blob that was read is sent when the method is called.", a 36-word sentence
 */
export const sentences: TextCheck = (page) =>
  sentencesOf(page).flatMap((sentence) =>
    [lengthFinding(sentence), passiveFinding(sentence)]
      .filter((finding) => finding !== undefined)
      .map((finding) => problemAt(sentence.block, {...finding, lineOffset: sentence.lineOffset})),
  );

type Finding = Pick<Problem, 'rule' | 'isSuggestion' | 'found' | 'hint'>;

function lengthFinding(sentence: Sentence): Finding | undefined {
  const words = wordsOf(sentence);
  return words.length > maxWords
    ? {
        rule: 'long-sentence',
        isSuggestion: true,
        found: `a sentence of ${words.length} words: "${words.slice(0, 6).join(' ')} …"`,
        hint: `Split it, or make it a list: aim for ${maxWords} words at most`,
      }
    : undefined;
}

function passiveFinding({text}: Sentence): Finding | undefined {
  const passives = text.match(passive) ?? [];
  return passives.length > maxPassives
    ? {
        rule: 'passive',
        isSuggestion: true,
        found: `a sentence with ${passives.length} passives: "${passives.join('", "')}"`,
        hint: 'Use the active voice, or split the sentence',
      }
    : undefined;
}
