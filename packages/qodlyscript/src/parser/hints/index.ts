import * as t from '../tokens';
import type {Token} from '../tokens';
import {habits} from './habits';
import {is, isFirst, isOf, type ErrorContext, type Hint} from './hint';

const {keywords} = t;
const blockWords = [keywords.end, keywords.else, keywords.until, keywords.catch];

/** Hints for common mistakes; the first match is used. */
const hints: Hint[] = [
  ...habits,
  ({previous}) =>
    is(previous, keywords.end) && 'Write "end" alone on its line, without the block\'s name',
  ({previous}) =>
    is(previous, keywords.else) &&
    'Write "else" alone on its line; put a separate "if" below it, or use "switch"',
  ({expected, rules}) =>
    rules.at(-1) === 'condition' && expected === '"("' && 'Put the condition in parentheses',
  ({expected, rules}) =>
    rules.at(-2) === 'switchBlock' &&
    expected === '"end"' &&
    'Begin each case with ":" on a separate line',
  ({expected}) => expected === '"until"' && 'Close "repeat" with "until (…)"',
  ({token, expected}) =>
    isOf(token, t.Word) &&
    !is(token, t.Name) &&
    expected.startsWith('a name') &&
    'It is a keyword: choose another name',
  ({token, isInBlock}) =>
    !isInBlock && is(token, ...blockWords) && 'Remove it: no block is open here',
  ({token}) =>
    is(token, t.LineEnd) &&
    'A statement ends at the end of its line: put "\\" at the end to continue on the next one',
  ({token}) =>
    is(token, t.Equal) && 'Write "==" for equality; "=" assigns, in a separate statement',
  ({token}) =>
    is(token, t.Initial) && 'Assign with "="; ":=" sets the initial value of a "property"',
  ({token, next}) =>
    token.text === '/' && next?.text === '*' && 'Close the comment with "*/"; block comments nest',
  ({token, previous}) =>
    isOf(token, t.Operator) && isOf(previous, t.Operator) && 'Put one operator between two values',
  ({previousText, previous}) =>
    isBlockWord(previous) && (blockForms[previousText.toLowerCase()] ?? ''),
  ({token, previousText, previous, next, source}) =>
    isOf(token, t.Word) &&
    is(previous, t.Name) &&
    /^[A-Z]/.test(previousText) &&
    (!isFirst(previous, source) || (is(next, t.OpenParenthesis) && !isKeyword(previous))) &&
    `Names have no spaces: write "${previousText.toLowerCase()}${capitalized(token.text)}"`,
  ({token, previousText, previous}) =>
    isOf(token, t.Word) &&
    is(previous, t.Name) &&
    /^[A-Z]/.test(previousText) &&
    'Keywords are written in lowercase: "function", "constructor", "extends"',
  ({token}) =>
    is(token, keywords.property) &&
    'Put the "property" lines above the constructor and the functions',
  ({token}) =>
    is(token, ...t.functionWords) &&
    'Functions belong in a class: put the class in a separate file',
  ({token}) =>
    is(token, keywords.declare) &&
    '"declare" is the first statement of a method: write each method in a separate file',
  ({expected}) =>
    (expected === 'the end of the line' || expected === 'a statement') &&
    'Write one statement per line',
];

/** Forms of statements whose keyword was written in the wrong case. */
const blockForms: Record<string, string> = {
  if: 'Write "if (condition)", in lowercase and with parentheses',
  while: 'Write "while (condition)", in lowercase and with parentheses',
  until: 'Write "until (condition)", in lowercase and with parentheses',
  use: 'Write "use (object)", in lowercase and with parentheses',
  return: 'Write "return", in lowercase',
  var: 'Write "var", in lowercase',
  property: 'Write "property", in lowercase',
  else: 'Write "else" alone on its line, in lowercase',
};

/** Returns a hint for fixing the error that stopped the parser. */
export function hintFor(context: ErrorContext): string {
  const hint = hints.find((candidate) => candidate(context));
  return hint?.(context) || `Write ${context.expected} here`;
}

function isBlockWord(token: Token | undefined): boolean {
  return is(token, t.Name) && Object.hasOwn(blockForms, token.text.toLowerCase());
}

/** Returns true for a keyword in the wrong case. */
function isKeyword({text}: Token): boolean {
  return Object.hasOwn(keywords, text.toLowerCase());
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
