import type {IToken} from 'chevrotain';
import * as t from '../tokens';
import {classicTypes, foreignDeclarations} from './foreignDeclarations';
import {tokenBefore, is, isFirst, isOf, type ErrorContext, type Hint} from './hint';

const {keywords} = t;

const modifiers =
  /^(?:private|public|protected|static|local|async|export|override|abstract|virtual|internal)$/i;

const withoutDollar = 'Variable and parameter names have no dollar sign: remove the "$"';

/** Habits from other languages, recognized by their words and operators. */
export const habits: Hint[] = [
  [
    ({token, previous, source}) =>
      is(token, t.LineEnd) && previous?.image === '-' && isDoubled(source, previous),
    'Write "a += 1" for "a++", and "a -= 1" for "a--"',
  ],
  [
    ({token, previous}) => is(token, t.CloseBrace, t.CloseBracket) && previous?.image === ',',
    'Remove the comma before it',
  ],
  [
    ({token, previous}) => token.image === '=' && /^[!=]=$/.test(previous?.image ?? ''),
    'Write "==" for equality, and "!=" for inequality',
  ],
  [
    ({token, previous}) => token.image === '>' && previous?.image === '<',
    'Write "!=" for inequality',
  ],
  [
    ({token, previous}) => token.image === '.' && previous?.image === '?',
    'Test for null first: "(a != null) && (a.b == 1)"',
  ],
  [
    ({token, next}) => is(token, keywords.try) && is(next, t.OpenBrace),
    'Blocks have no braces: begin the block on the next line, and close it with "end"',
  ],
  [
    ({token, previous}) => is(previous, keywords.switch) && is(token, t.OpenParenthesis),
    ({next}) =>
      `Write "switch" alone on its line, and a complete condition in each case: ": (${is(next, t.Name) ? next.image : 'a'} == 1)"`,
  ],
  [
    ({token, previous}) => is(previous, keywords.catch) && !is(token, t.LineEnd),
    'Write "catch" alone on its line, and read the error with "lastErrors"',
  ],
  [
    ({token, previous}) => /^for$/i.test(previous?.image ?? '') && /^each$/i.test(token.image),
    ({next}) => `Write "forEach (${is(next, t.Name) ? next.image : 'item'}, collection)"`,
  ],
  [
    ({token, previous, next}) =>
      /^for$/i.test(previous?.image ?? '') &&
      is(token, t.Name) &&
      /^(?:in|of)$/.test(next?.image ?? ''),
    ({token, next, source}) => `Write "forEach (${token.image}, ${nameAfter(next, source)})"`,
  ],
  [
    ({token, previous}) => /^for$/i.test(previous?.image ?? '') && is(token, t.Name),
    ({token}) => `Write "for (${token.image}, start, end)"`,
  ],
  [
    ({token, rules}) => token.image === 'of' && rules.at(-1) === 'args',
    'Write "forEach (item, collection)"',
  ],
  [
    ({token, previous}) => is(previous, t.OpenParenthesis) && token.image.startsWith('$'),
    ({token, previous, source}) => {
      const declared = classicTypes[tokenBefore(previous, source)?.image.toUpperCase() ?? ''];
      return declared === undefined
        ? withoutDollar
        : `Write "var ${token.image.slice(1)} : ${declared}"`;
    },
  ],
  [({previous}) => previous?.image === 'typeof', ({token}) => `Write valueType(${token.image})`],
  [
    ({token, previous, expected}) =>
      is(token, keywords.if) &&
      !is(previous, t.LineEnd, keywords.end, keywords.else) &&
      expected === 'the end of the line',
    'Write "condition ? first : second" to choose between two values',
  ],
  [
    ({previous}) => /^exit$/i.test(previous?.image ?? ''),
    'Leave a loop with "break", and a method or a function with "return"',
  ],
  [
    ({token, previous, source}) =>
      is(previous, t.Minus) && tokenBefore(previous, source)?.image === '-' && isOf(token, t.Word),
    'A comment begins with "//"; add and subtract with a single "+" or "-"',
  ],
  [({token}) => token.image === 'do', 'Remove "do": the block begins on the next line'],
  [
    ({token, rules}) => rules.at(-1) === 'variables' && is(token, t.Comma),
    'Write a separate "var" line for each variable with a value',
  ],
  [
    ({token, rules}) =>
      /^(?:variables|type|property)$/.test(rules.at(-1) ?? '') && is(token, t.OpenBracket),
    'Declare a list as "collection"',
  ],
  [
    ({token, expected}) => is(token, t.Colon) && expected === '"]"',
    'Write .slice(start, end) for part of a collection, or substring(…) for part of a string',
  ],
  [
    ({previous}) => /^(?:import|using|require|include|package|from)$/.test(previous?.image ?? ''),
    'Remove it: methods are called by name, and classes are in "cs" and "4D"',
  ],
  [
    ({token, previous}) =>
      is(token, t.Text) && is(previous, t.Name) && t.areAdjacent(previous, token),
    'Remove the letter before it: join values with "+"',
  ],
  [
    ({token, previous}) =>
      isValue(token) && is(previous, t.Name) && /^(?:print|echo|puts)$/.test(previous.image),
    'Write the arguments in parentheses; logEvent("text") writes to the log',
  ],
  [
    ({token, previous, next}) =>
      isOneOf(token, '+', '-') &&
      is(next, t.LineEnd, t.CloseParenthesis) &&
      previous?.image === token.image &&
      t.areAdjacent(previous, token),
    'Write "a += 1" for "a++", and "a -= 1" for "a--"',
  ],
  [
    ({token, previous, next, source}) =>
      (previous?.image.toLowerCase() ?? '') in foreignDeclarations &&
      isFirst(previous, source) &&
      is(token, t.Name) &&
      next !== undefined,
    declarationOf,
  ],
  [({token}) => token.image.toLowerCase() === 'and', 'Write "&&" between two conditions'],
  [({token}) => token.image.toLowerCase() === 'or', 'Write "||" between two conditions'],
  [
    ({previous}) => previous?.image.toLowerCase() === 'not',
    'Write "not(…)" with parentheses around the condition',
  ],
  [({token}) => token.image === 'is', 'Compare with "==" or "!=": "value == null"'],
  [
    ({token, previous}) => token.image === 'in' && is(previous, t.Name),
    ({token, previous, source}) =>
      `Write "forEach (${previous?.image}, ${nameAfter(token, source)})"; test with .includes()`,
  ],
  [({token}) => token.image === 'in', 'Write "forEach (item, collection)"; test with .includes()'],
  [
    ({token}) => token.image === 'instanceof',
    ({previous}) => `Write instanceOf(${is(previous, t.Name) ? previous.image : 'value'}, class)`,
  ],
  [
    ({token, previous, source}) =>
      /^del(?:ete)?$/.test(previous?.image ?? '') && isFirst(previous, source) && is(token, t.Name),
    ({token}) => `Write objectRemove(${token.image}, "name") to remove a property`,
  ],
  [
    ({previous, source}) => /^set$/i.test(previous?.image ?? '') && isFirst(previous, source),
    'Remove it: "=" also assigns objects',
  ],
  [
    ({token, previous, rules}) =>
      previous?.image === 'lambda' || (is(token, keywords.function) && rules.includes('args')),
    'Expressions cannot contain functions: write formula(…), with $1 for the first argument',
  ],
  [({token}) => token.image === 'then', 'Remove "then": the block begins on the next line'],
  [
    ({token, previous}) =>
      isOneOf(token, '>') && previous?.image === '=' && t.areAdjacent(previous, token),
    'QodlyScript has no arrow functions: write formula(…), with $1 for the first argument',
  ],
  [({token}) => is(token, t.Arrow), 'Write formula(…) for a function, and "." for a member'],
  [
    ({token, next}) => is(token, t.OpenBrace) && (next === undefined || is(next, t.LineEnd)),
    'Blocks have no braces: begin the block on the next line, and close it with "end"',
  ],
  [({token}) => is(token, t.CloseBrace), 'Blocks have no braces: close a block with "end"'],
  [({token}) => token.image.startsWith('$'), withoutDollar],
  [
    ({previous}) => previous?.image === 'new',
    'Write "cs.Person.new(…)" to create an instance of a class',
  ],
  [
    ({previous}) => ['await', 'async'].includes(previous?.image ?? ''),
    'Remove it: call .wait() on the background task',
  ],
  [
    ({previous}) => previous?.image === 'class',
    'A file that contains functions is a class: remove the line, and name the file after the class',
  ],
  [
    ({token, previous}) => previous?.image === 'Class' && /^constructor$/i.test(token.image),
    'Write "constructor", without "Class"',
  ],
  [
    ({token, previous}) => previous?.image === 'Class' && /^extends$/i.test(token.image),
    'Write "extends", without "Class"',
  ],
  [
    ({previous}) => /^(?:def|fn|func|sub|procedure|method)$/.test(previous?.image ?? ''),
    'Write "function name(…)" in a class; a method is in a separate file, with "declare (…)"',
  ],
  [({previous}) => previous?.image === 'End', 'Write "end" alone on its line, in lowercase'],
  [({previous}) => /^(?:raise|throw)$/.test(previous?.image ?? ''), 'Write throw(code, "message")'],
  [
    ({token, previous}) =>
      modifiers.test(previous?.image ?? '') ||
      (modifiers.test(token.image) && token.image !== 'session'),
    'Remove it: the function modifiers are exposed, onHttpGet, and shared',
  ],
  [
    ({previous}) => /^(?:case|default|when)$/i.test(previous?.image ?? ''),
    'Begin each case of "switch" with ": (condition)"; the last one is "else"',
  ],
  [
    ({expected, token}) => is(token, t.LineEnd) && expected === '":"',
    'Write both values of the conditional: "condition ? first : second"',
  ],
];

function isDoubled(source: readonly IToken[], token: IToken): boolean {
  const previous = tokenBefore(token, source);
  return previous?.image === token.image && t.areAdjacent(previous, token);
}

/** Returns the name after the token, or a placeholder for it. */
function nameAfter(token: IToken | undefined, source: readonly IToken[]): string {
  const name = token && source[source.indexOf(token) + 1];
  return is(name, t.Name) ? name.image : 'collection';
}

/** Returns a hint for `int count = 3` or `Dim count As Integer`. */
function declarationOf({token, previous, next, source}: ErrorContext): string {
  const name = token.image;
  const typeName = /^as$/i.test(next?.image ?? '') ? nameAfter(next, source) : previous?.image;
  const type = foreignDeclarations[typeName?.toLowerCase() ?? ''] || 'type';
  return `Write "var ${name} : ${type}", or "var ${name} = value"; QodlyScript has no constants`;
}

function isValue(token: IToken): boolean {
  return is(token, t.Text, t.NumberLiteral, t.Name);
}

function isOneOf(token: IToken, ...images: string[]): boolean {
  return images.includes(token.image);
}
