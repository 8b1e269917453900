import {keywordFolder} from '../content/site/keywords';
import {nodesOf} from '../content/page/nodes';
import type {Problem, TextCheck} from './problem';

/** What a writer meant to show: another comment, a heading, a fence, or a paragraph after an empty line. */
const swallowed = /\{\/\*|^ {0,3}(?:#{1,6} |```|~~~)|\n[ \t]*\n[ \t]*(?!\s|\*\/)/m;

/**
 * Requires comments to be closed. An open one hides everything up to the end of the next comment. Also
 * reports keywords, which search reads elsewhere.
 *
 * good: `{/* ask Sam *‍/}`
 * bad:  `{/* ask Sam`, and the next section ends with `{/* ask Kim *‍/}`
 */
export const comments: TextCheck = ({source, tree}) => {
  const code = nodesOf(tree, 'code', 'inlineCode').map(({position}) => position);
  return [...source.matchAll(/\{\/\*([^]*?)\*\/\}/g)].map(({1: text = '', index}) => {
    const isCode = code.some(
      (range) => range && Number(range.start.offset) <= index && index < Number(range.end.offset),
    );
    return (
      !isCode &&
      (swallowed.test(text)
        ? unclosed(source, index, text)
        : /^\s*keywords:/i.test(text) && misplacedKeywords(source, index))
    );
  });
};

function unclosed(source: string, index: number, text: string): Problem {
  const line = lineAt(source, index);
  return {
    line,
    found: `the comment has no end before line ${line + text.split('\n').length - 1}, so readers don't see what is between`,
    hint: 'Write */} at its end; a comment has no empty lines, headings, or samples',
  };
}

function misplacedKeywords(source: string, index: number): Problem {
  return {
    line: lineAt(source, index),
    found: 'keywords in a comment have no effect',
    hint: `Write them in ${keywordFolder}`,
  };
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
