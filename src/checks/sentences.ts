import {sentencesOf, wordsOf} from '../content/page/prose';
import {problemIf, type TextCheck} from './problem';

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
  sentencesOf(page).map((sentence) => {
    const {block, text, lineOffset} = sentence;
    const words = wordsOf(sentence);
    const passives = text.match(passive) ?? [];
    return [
      problemIf(words.length > maxWords, block, {
        rule: 'long-sentence',
        isSuggestion: true,
        found: `a sentence of ${words.length} words: "${words.slice(0, 6).join(' ')} …"`,
        hint: `Split it, or make it a list: aim for ${maxWords} words at most`,
        lineOffset,
      }),
      problemIf(passives.length > maxPassives, block, {
        rule: 'passive',
        isSuggestion: true,
        found: `a sentence with ${passives.length} passives: "${passives.join('", "')}"`,
        hint: 'Use the active voice, or split the sentence',
        lineOffset,
      }),
    ];
  });
