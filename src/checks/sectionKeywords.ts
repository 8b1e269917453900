import {distance} from 'fastest-levenshtein';
import {nodesOf, readComment, type Expression} from '../content/nodes';
import {numberOf} from '../content/numberOf';
import {problemAt, quote, type Problem} from './problem';
import type {TextCheck} from './checkByText';

const form = '{/* keywords: phrase, phrase */}';
const minPhrases = 2;
const maxPhrases = 12;
const maxLength = 60;

/**
 * Requires section keywords to be well-formed, directly below a heading, and unique on the page.
 *
 * good: `{/* keywords: sort by two columns, ORDER BY a DESC *‍/}` below `## .orderBy()`
 * bad:  `{/* keyword: sort *‍/}`
 */
export const sectionKeywords: TextCheck = ({tree, headings}) => {
  const known = new Map<string, string>();
  return [
    ...headings.flatMap(({node: {data}, text}) => {
      const {phrases, position} = data?.sectionKeywords ?? {phrases: undefined};
      return phrases === undefined
        ? []
        : [...formFindings(phrases), ...repeatFindings(phrases, text, known)].map((finding) =>
            problemAt({type: 'comment', position}, finding),
          );
    }),
    ...nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression').flatMap(misplacedProblems),
  ];
};

interface Finding {
  found: string;
  hint: string;
}

function formFindings(phrases: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  const long = phrases.filter((phrase) => phrase.length > maxLength);
  if (phrases.length < minPhrases || phrases.length > maxPhrases) {
    findings.push({
      found: `the section has ${numberOf(phrases.length, 'keyword')}`,
      hint: `Write ${minPhrases} to ${maxPhrases} phrases, separated by commas`,
    });
  }
  if (phrases.includes('')) {
    findings.push({found: 'the keywords have an empty phrase', hint: 'Delete the extra comma'});
  }
  if (long.length > 0) {
    findings.push({
      found: `keywords longer than ${maxLength} characters: ${quote(long)}`,
      hint: 'Write what readers would type into the search box',
    });
  }
  return findings;
}

/** @param known maps earlier phrases, in lowercase, to their headings; gets the section's own as well */
function repeatFindings(
  phrases: readonly string[],
  heading: string,
  known: Map<string, string>,
): Finding[] {
  return phrases.flatMap((phrase) => {
    const otherHeading = known.get(phrase.toLowerCase());
    known.set(phrase.toLowerCase(), heading);
    return phrase === '' || otherHeading === undefined
      ? []
      : [
          {
            found: `the keyword "${phrase}" under "${heading}" is already under "${otherHeading}"`,
            hint: 'Keep it in the section that answers it best',
          },
        ];
  });
}

/** Reports a comment that looks like keywords, but that the parser didn't recognize as such. */
function misplacedProblems(node: Expression): Problem[] {
  const comment = readComment(node) ?? '';
  if (comment.startsWith('keywords:')) {
    const found = 'the keywords are not directly below a heading';
    return [problemAt(node, {found, hint: `Write one ${form} on the line below the heading`})];
  }
  const name = /^[\w-]+(?: words?)?/i.exec(comment)?.[0] ?? '';
  return distance(name.toLowerCase().replace(/[ -]/, ''), 'keywords') <= 2
    ? [problemAt(node, {found: `the comment begins with "${name}"`, hint: `Write ${form}`})]
    : [];
}
