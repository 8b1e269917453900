import {distance} from 'fastest-levenshtein';
import type {Node} from 'unist';
import {nodesOf, readComment, type Expression} from '../content/nodes';
import {pluralize} from '../content/pluralize';
import {problemAt, problemIf, quote, type NestedProblems, type TextCheck} from './problem';

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
    headings.map(({node: {data}, text}) => {
      if (!data?.sectionKeywords) {
        return undefined;
      }
      const {phrases, position} = data.sectionKeywords;
      const comment = {type: 'comment', position};
      return [formProblems(comment, phrases), repeatProblems(comment, phrases, text, known)];
    }),
    nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression').map(misplacedProblem),
  ];
};

function formProblems(comment: Node, phrases: readonly string[]): NestedProblems {
  const long = phrases.filter((phrase) => phrase.length > maxLength);
  return [
    problemIf(phrases.length < minPhrases || phrases.length > maxPhrases, comment, {
      found: `the section has ${pluralize(phrases.length, 'keyword')}`,
      hint: `Write ${minPhrases} to ${maxPhrases} phrases, separated by commas`,
    }),
    problemIf(phrases.includes(''), comment, {
      found: 'the keywords have an empty phrase',
      hint: 'Delete the extra comma',
    }),
    problemIf(long.length > 0, comment, {
      found: `keywords longer than ${maxLength} characters: ${quote(long)}`,
      hint: 'Write what readers would type into the search box',
    }),
  ];
}

/** @param known maps earlier phrases, in lowercase, to their headings; gets the section's own as well */
function repeatProblems(
  comment: Node,
  phrases: readonly string[],
  heading: string,
  known: Map<string, string>,
): NestedProblems {
  return phrases.map((phrase) => {
    const otherHeading = known.get(phrase.toLowerCase());
    known.set(phrase.toLowerCase(), heading);
    return problemIf(phrase !== '' && otherHeading !== undefined, comment, {
      found: `the keyword "${phrase}" under "${heading}" is already under "${otherHeading}"`,
      hint: 'Keep it in the section that answers it best',
    });
  });
}

/** Reports a comment that looks like keywords, but that the parser didn't recognize as such. */
function misplacedProblem(node: Expression): NestedProblems {
  const comment = readComment(node) ?? '';
  if (comment.startsWith('keywords:')) {
    const found = 'the keywords are not directly below a heading';
    return problemAt(node, {found, hint: `Write one ${form} on the line below the heading`});
  }
  const name = /^[\w-]+(?: words?)?/i.exec(comment)?.[0] ?? '';
  const isSimilar = distance(name.toLowerCase().replace(/[ -]/, ''), 'keywords') <= 2;
  const found = `the comment begins with "${name}"`;
  return problemIf(isSimilar, node, {found, hint: `Write ${form}`});
}
