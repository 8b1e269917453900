import {lookUp} from '../../lookUp';
import * as t from '../tokens';
import type {Token} from '../tokens';
import {classicTypes, foreignDeclarations} from './foreignDeclarations';
import {tokenBefore, is, isFirst, isOf, type ErrorContext, type Hint} from './hint';

const {keywords} = t;

const modifiers =
  /^(?:private|public|protected|static|local|async|export|override|abstract|virtual|internal)$/i;

const withoutDollar = 'Variable and parameter names have no dollar sign: remove the "$"';

/** Habits from other languages, recognized by their words and operators. */
export const habits: Hint[] = [
  ({token, previousText, previous, source}) =>
    is(token, t.LineEnd) &&
    previousText === '-' &&
    isDoubled(previous, source) &&
    'Write "a += 1" for "a++", and "a -= 1" for "a--"',
  ({token, previousText}) =>
    is(token, t.CloseBrace, t.CloseBracket) && previousText === ',' && 'Remove the comma before it',
  ({token, previousText}) =>
    token.text === '=' &&
    /^[!=]=$/.test(previousText) &&
    'Write "==" for equality, and "!=" for inequality',
  ({token, previousText}) =>
    token.text === '>' && previousText === '<' && 'Write "!=" for inequality',
  ({token, previousText}) =>
    token.text === '.' &&
    previousText === '?' &&
    'Test for null first: "(a != null) && (a.b == 1)"',
  ({token, next}) =>
    is(token, keywords.try) &&
    is(next, t.OpenBrace) &&
    'Blocks have no braces: begin the block on the next line, and close it with "end"',
  ({token, previous, next}) =>
    is(previous, keywords.switch) &&
    is(token, t.OpenParenthesis) &&
    `Write "switch" alone on its line, and a complete condition in each case: ": (${is(next, t.Name) ? next.text : 'a'} == 1)"`,
  ({token, previous}) =>
    is(previous, keywords.catch) &&
    !is(token, t.LineEnd) &&
    'Write "catch" alone on its line, and read the error with "lastErrors"',
  ({token, previousText, next}) =>
    /^for$/i.test(previousText) &&
    /^each$/i.test(token.text) &&
    `Write "forEach (${is(next, t.Name) ? next.text : 'item'}, collection)"`,
  ({token, previousText, next, source}) =>
    /^for$/i.test(previousText) &&
    is(token, t.Name) &&
    /^(?:in|of)$/.test(next?.text ?? '') &&
    `Write "forEach (${token.text}, ${nameAfter(next, source)})"`,
  ({token, previousText}) =>
    /^for$/i.test(previousText) && is(token, t.Name) && `Write "for (${token.text}, start, end)"`,
  ({token, rules}) =>
    token.text === 'of' && rules.at(-1) === 'args' && 'Write "forEach (item, collection)"',
  ({token, previous, source}) =>
    is(previous, t.OpenParenthesis) &&
    token.text.startsWith('$') &&
    classicDeclaration(token, tokenBefore(previous, source)),
  ({token, previousText}) => previousText === 'typeof' && `Write valueType(${token.text})`,
  ({token, previous, expected}) =>
    is(token, keywords.if) &&
    !is(previous, t.LineEnd, keywords.end, keywords.else) &&
    expected === 'the end of the line' &&
    'Write "condition ? first : second" to choose between two values',
  ({previousText}) =>
    /^exit$/i.test(previousText) &&
    'Leave a loop with "break", and a method or a function with "return"',
  ({token, previous, source}) =>
    is(previous, t.Minus) &&
    tokenBefore(previous, source)?.text === '-' &&
    isOf(token, t.Word) &&
    'A comment begins with "//"; add and subtract with a single "+" or "-"',
  ({token}) => token.text === 'do' && 'Remove "do": the block begins on the next line',
  ({token, rules}) =>
    rules.at(-1) === 'variables' &&
    is(token, t.Comma) &&
    'Write a separate "var" line for each variable with a value',
  ({token, rules}) =>
    /^(?:variables|type|property)$/.test(rules.at(-1) ?? '') &&
    is(token, t.OpenBracket) &&
    'Declare a list as "collection"',
  ({token, expected}) =>
    is(token, t.Colon) &&
    expected === '"]"' &&
    'Write .slice(start, end) for part of a collection, or substring(…) for part of a string',
  ({previousText}) =>
    /^(?:import|using|require|include|package|from)$/.test(previousText) &&
    'Remove it: methods are called by name, and classes are in "cs" and "4D"',
  ({token, previous}) =>
    is(token, t.Text) &&
    is(previous, t.Name) &&
    t.areAdjacent(previous, token) &&
    'Remove the letter before it: join values with "+"',
  ({token, previousText, previous}) =>
    isValue(token) &&
    is(previous, t.Name) &&
    /^(?:print|echo|puts)$/.test(previousText) &&
    'Write the arguments in parentheses; logEvent("text") writes to the log',
  ({token, previousText, previous, next}) =>
    isOneOf(token, '+', '-') &&
    is(next, t.LineEnd, t.CloseParenthesis) &&
    previousText === token.text &&
    t.areAdjacent(previous, token) &&
    'Write "a += 1" for "a++", and "a -= 1" for "a--"',
  declaration,
  ({token}) => token.text.toLowerCase() === 'and' && 'Write "&&" between two conditions',
  ({token}) => token.text.toLowerCase() === 'or' && 'Write "||" between two conditions',
  ({previousText}) =>
    previousText.toLowerCase() === 'not' && 'Write "not(…)" with parentheses around the condition',
  ({token}) => token.text === 'is' && 'Compare with "==" or "!=": "value == null"',
  ({token, previousText, previous, source}) =>
    token.text === 'in' &&
    is(previous, t.Name) &&
    `Write "forEach (${previousText}, ${nameAfter(token, source)})"; test with .includes()`,
  ({token}) => token.text === 'in' && 'Write "forEach (item, collection)"; test with .includes()',
  ({token, previousText, previous}) =>
    token.text === 'instanceof' &&
    `Write instanceOf(${is(previous, t.Name) ? previousText : 'value'}, class)`,
  ({token, previousText, previous, source}) =>
    /^del(?:ete)?$/.test(previousText) &&
    isFirst(previous, source) &&
    is(token, t.Name) &&
    `Write objectRemove(${token.text}, "name") to remove a property`,
  ({previousText, previous, source}) =>
    /^set$/i.test(previousText) &&
    isFirst(previous, source) &&
    'Remove it: "=" also assigns objects',
  ({token, previousText, rules}) =>
    (previousText === 'lambda' || (is(token, keywords.function) && rules.includes('args'))) &&
    'Expressions cannot contain functions: write formula(…), with $1 for the first argument',
  ({token}) => token.text === 'then' && 'Remove "then": the block begins on the next line',
  ({token, previousText, previous}) =>
    isOneOf(token, '>') &&
    previousText === '=' &&
    t.areAdjacent(previous, token) &&
    'QodlyScript has no arrow functions: write formula(…), with $1 for the first argument',
  ({token}) => is(token, t.Arrow) && 'Write formula(…) for a function, and "." for a member',
  ({token, next}) =>
    is(token, t.OpenBrace) &&
    (next === undefined || is(next, t.LineEnd)) &&
    'Blocks have no braces: begin the block on the next line, and close it with "end"',
  ({token}) => is(token, t.CloseBrace) && 'Blocks have no braces: close a block with "end"',
  ({token}) => token.text.startsWith('$') && withoutDollar,
  ({previousText}) =>
    previousText === 'new' && 'Write "cs.Person.new(…)" to create an instance of a class',
  ({previousText}) =>
    ['await', 'async'].includes(previousText) && 'Remove it: call .wait() on the background task',
  ({previousText}) =>
    previousText === 'class' &&
    'A file that contains functions is a class: remove the line, and name the file after the class',
  ({token, previousText}) =>
    previousText === 'Class' &&
    /^constructor$/i.test(token.text) &&
    'Write "constructor", without "Class"',
  ({token, previousText}) =>
    previousText === 'Class' && /^extends$/i.test(token.text) && 'Write "extends", without "Class"',
  ({previousText}) =>
    /^(?:def|fn|func|sub|procedure|method)$/.test(previousText) &&
    'Write "function name(…)" in a class; a method is in a separate file, with "declare (…)"',
  ({previousText}) => previousText === 'End' && 'Write "end" alone on its line, in lowercase',
  ({previousText}) => /^(?:raise|throw)$/.test(previousText) && 'Write throw(code, "message")',
  ({token, previousText}) =>
    (modifiers.test(previousText) || (modifiers.test(token.text) && token.text !== 'session')) &&
    'Remove it: the function modifiers are exposed, onHttpGet, and shared',
  ({previousText}) =>
    /^(?:case|default|when)$/i.test(previousText) &&
    'Begin each case of "switch" with ": (condition)"; the last one is "else"',
  ({token, expected}) =>
    is(token, t.LineEnd) &&
    expected === '":"' &&
    'Write both values of the conditional: "condition ? first : second"',
];

function isDoubled(token: Token | undefined, source: readonly Token[]): boolean {
  const twin = tokenBefore(token, source);
  return twin?.text === token?.text && t.areAdjacent(twin, token);
}

/** Returns the name after the token, or a placeholder for it. */
function nameAfter(token: Token | undefined, source: readonly Token[]): string {
  const name = token && source[source.indexOf(token) + 1];
  return is(name, t.Name) ? name.text : 'collection';
}

/** Returns a hint for `int count = 3` or `Dim count As Integer`. */
function declaration({token, previous, previousText, next, source}: ErrorContext): string | false {
  const word = previousText.toLowerCase();
  const isDeclaration = Object.hasOwn(foreignDeclarations, word) && isFirst(previous, source);
  if (!(isDeclaration && is(token, t.Name) && next)) {
    return false;
  }
  const typeName = /^as$/i.test(next.text) ? nameAfter(next, source).toLowerCase() : word;
  const type = lookUp(foreignDeclarations, typeName) || 'type';
  return `Write "var ${token.text} : ${type}", or "var ${token.text} = value"; QodlyScript has no constants`;
}

/** Returns a hint for `C_TEXT($name)`. */
function classicDeclaration({text}: Token, command: Token | undefined): string {
  const type = classicTypes[command?.text.toUpperCase() ?? ''];
  return type === undefined ? withoutDollar : `Write "var ${text.slice(1)} : ${type}"`;
}

function isValue(token: Token): boolean {
  return is(token, t.Text, t.NumberLiteral, t.Name);
}

function isOneOf(token: Token, ...texts: string[]): boolean {
  return texts.includes(token.text);
}
