import type {IToken, TokenType} from 'chevrotain';
import * as t from './tokens';

/** Where parsing stopped. */
interface ErrorContext {
  token: IToken;
  previous: IToken | undefined;
  next: IToken | undefined;
  /** What the grammar expects, as the fault says it. */
  expected: string;
  /** The grammar rules being parsed, innermost last. */
  rules: string[];
  /** All tokens of the source. */
  source: readonly IToken[];
  isInBlock: boolean;
}

type Hint = [applies: (context: ErrorContext) => boolean, hint: string];

const {keywords} = t;
const blockWords = [keywords.end, keywords.else, keywords.until, keywords.catch];

/** What other languages declare a variable with. */
const foreignDeclarations = [
  'const',
  'let',
  'dim',
  'int',
  'float',
  'double',
  'bool',
  'auto',
  'final',
  'val',
];

/** Habits from other languages, by the words and signs that show them. */
const habits: Hint[] = [
  [
    ({token, previous, source}) =>
      is(token, t.LineEnd) && previous?.image === '-' && isSameSign(source, previous),
    'Write "a += 1" for "a++", and "a -= 1" for "a--"',
  ],
  [
    ({token, previous}) => is(token, t.CloseBrace, t.CloseBracket) && previous?.image === ',',
    'Remove the comma before it',
  ],
  [
    ({token, previous}) => token.image === '=' && /^[!=]=$/.test(previous?.image ?? ''),
    'Equality is "==", and inequality "!="',
  ],
  [({token, previous}) => token.image === '>' && previous?.image === '<', 'Inequality is "!="'],
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
    'Write "switch" alone on its line, and a whole condition in each case: ": (a == 1)"',
  ],
  [
    ({token, previous}) => is(previous, keywords.catch) && !is(token, t.LineEnd),
    'Write "catch" alone on its line, and read the error with "lastErrors"',
  ],
  [
    ({token, previous}) => is(previous, keywords.for) && /^each$/i.test(token.image),
    'Write "forEach (item, collection)"',
  ],
  [({token}) => token.image === 'do', 'Remove "do": the block begins on the next line'],
  [
    ({token, rules}) => rules.at(-1) === 'variables' && is(token, t.Comma),
    'Give each variable with a value a "var" line of its own',
  ],
  [
    ({token, rules}) =>
      /^(?:variables|type|property)$/.test(rules.at(-1) ?? '') && is(token, t.OpenBracket),
    'Declare a list as "collection"',
  ],
  [
    ({token, expected}) => is(token, t.Colon) && expected === '"]"',
    'Write .slice(start, end) for a part of a collection, substring(…) for one of a string',
  ],
  [
    ({previous}) => /^(?:import|using|require|include|package|from)$/.test(previous?.image ?? ''),
    'Remove it: methods are called by their names, and classes are in "cs" and "4D"',
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
      isSign(token, '+', '-') &&
      is(next, t.LineEnd, t.CloseParenthesis) &&
      previous?.image === token.image &&
      t.areAdjacent(previous, token),
    'Write "a += 1" for "a++", and "a -= 1" for "a--"',
  ],
  [
    ({previous, next}) =>
      foreignDeclarations.includes(previous?.image.toLowerCase() ?? '') && next !== undefined,
    'Declare a variable with "var": "var name : type" or "var name = value"; there are no constants',
  ],
  [({token}) => token.image.toLowerCase() === 'and', 'Write "&&" between two conditions'],
  [({token}) => token.image.toLowerCase() === 'or', 'Write "||" between two conditions'],
  [
    ({previous}) => previous?.image.toLowerCase() === 'not',
    'Write "not(…)" with parentheses around the condition',
  ],
  [({token}) => token.image === 'is', 'Compare with "==" or "!=": "value == null"'],
  [({token}) => token.image === 'in', 'Write "forEach (item, collection)"; test with .includes()'],
  [({token}) => token.image === 'then', 'Remove "then": the block begins on the next line'],
  [
    ({token, previous}) =>
      isSign(token, '>') && previous?.image === '=' && t.areAdjacent(previous, token),
    'There are no arrow functions: write formula(…), with $1 for the first argument',
  ],
  [({token}) => is(token, t.Arrow), 'Write formula(…) for a function, and "." for a member'],
  [
    ({token, next}) => is(token, t.OpenBrace) && (next === undefined || is(next, t.LineEnd)),
    'Blocks have no braces: begin the block on the next line, and close it with "end"',
  ],
  [({token}) => is(token, t.CloseBrace), 'Blocks have no braces: close a block with "end"'],
  [
    ({token}) => token.image.startsWith('$'),
    'Names of variables and parameters have no dollar sign: remove the "$"',
  ],
  [
    ({previous}) => previous?.image === 'new',
    'Write "cs.Person.new(…)" to make an object of a class',
  ],
  [
    ({previous}) => ['await', 'async'].includes(previous?.image ?? ''),
    'Remove it: call .wait() on what runs in the background',
  ],
  [
    ({previous}) => previous?.image === 'class',
    'A file is a class by its content: remove the line, and name the file after the class',
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
    'Write "function name(…)" in a class; a method is a file of its own, with "declare (…)"',
  ],
  [({previous}) => previous?.image === 'End', 'Write "end" alone on its line, in small letters'],
  [({previous}) => /^(?:raise|throw)$/.test(previous?.image ?? ''), 'Write throw(code, "message")'],
  [
    ({previous}) => /^(?:private|public|protected|static|local)$/i.test(previous?.image ?? ''),
    'Remove it: a function has the modifiers exposed, onHttpGet and shared',
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

/** Common slips; the first that applies is given. */
const hints: Hint[] = [
  ...habits,
  [
    ({previous}) => is(previous, keywords.end),
    'Write "end" alone on its line, without the name of the block',
  ],
  [
    ({previous}) => is(previous, keywords.else),
    'Write "else" alone on its line; put an "if" of its own below it, or use "switch"',
  ],
  [
    ({rules, expected}) => rules.at(-1) === 'condition' && expected === '"("',
    'Put the condition between parentheses',
  ],
  [
    ({rules, expected}) => rules.at(-2) === 'switchBlock' && expected === '"end"',
    'Begin each case with ":", on a line of its own',
  ],
  [({expected}) => expected === '"until"', 'Close "repeat" with "until (…)"'],
  [
    ({token, expected}) =>
      isOf(token, t.Word) && !is(token, t.Name) && expected.startsWith('a name'),
    'It is a keyword: choose another name',
  ],
  [
    ({token, isInBlock}) => !isInBlock && is(token, ...blockWords),
    'Remove it: no block is open here',
  ],
  [
    ({token}) => is(token, t.LineEnd),
    'A statement ends with its line: put "\\" at the end to go on in the next one',
  ],
  [({token}) => is(token, t.Equal), 'Equality is "=="; "=" assigns, in a statement of its own'],
  [({token}) => is(token, t.Initial), 'Assign with "="; ":=" gives a "property" its first value'],
  [
    ({token, next}) => token.image === '/' && next?.image === '*',
    'Close the comment with "*/"; block comments nest',
  ],
  [
    ({token, previous}) => isOf(token, t.Operator) && isOf(previous, t.Operator),
    'Put one operator between two values',
  ],
  [
    ({token, previous}) =>
      isOf(token, t.Word) && is(previous, t.Name) && /^[A-Z]/.test(previous?.image ?? ''),
    'Keywords are written in small letters: "function", "constructor", "extends"',
  ],
  [
    ({token}) => is(token, keywords.property),
    'Put the "property" lines above the constructor and the functions',
  ],
  [
    ({token}) => is(token, ...t.functionWords),
    'Functions belong in a class: write it apart from the method',
  ],
  [
    ({token}) => is(token, keywords.declare),
    '"declare" is the first statement of a method: write each method apart',
  ],
  [
    ({expected}) => expected === 'the end of the line' || expected === 'a statement',
    'Write one statement per line',
  ],
];

/** Says what to write or to remove where parsing stopped. */
export function hintFor(context: ErrorContext): string {
  return hints.find(([applies]) => applies(context))?.[1] ?? `Write ${context.expected} here`;
}

function is(token: IToken | undefined, ...types: TokenType[]): token is IToken {
  return token !== undefined && types.includes(token.tokenType);
}

function isOf(token: IToken | undefined, category: TokenType): boolean {
  return (
    token?.tokenType === category || (token?.tokenType.CATEGORIES?.includes(category) ?? false)
  );
}

function isSameSign(source: readonly IToken[], token: IToken): boolean {
  const before = source[source.indexOf(token) - 1];
  return before?.image === token.image && t.areAdjacent(before, token);
}

function isValue(token: IToken): boolean {
  return is(token, t.Text, t.NumberLiteral, t.Name);
}

function isSign(token: IToken, ...signs: string[]): boolean {
  return signs.includes(token.image);
}
