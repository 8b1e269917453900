import type {IToken, TokenType} from 'chevrotain';
import * as t from './tokens';

/** The position at which parsing stopped. */
interface ErrorContext {
  token: IToken;
  previous: IToken | undefined;
  next: IToken | undefined;
  /** The grammar's expectation, as the fault describes it. */
  expected: string;
  /** The grammar rules being parsed, innermost last. */
  rules: string[];
  /** All tokens of the source. */
  source: readonly IToken[];
  isInBlock: boolean;
}

type Hint = [
  applies: (context: ErrorContext) => boolean,
  hint: string | ((context: ErrorContext) => string),
];

const {keywords} = t;
const blockWords = [keywords.end, keywords.else, keywords.until, keywords.catch];

/** Declarations in other languages, in lower case, with the type that they imply. */
const foreignDeclarations: Record<string, string> = {
  auto: '',
  bool: 'boolean',
  boolean: 'boolean',
  char: 'string',
  collection: 'collection',
  const: '',
  date: 'date',
  datetime: 'date',
  decimal: 'number',
  dim: '',
  double: 'number',
  final: '',
  float: 'number',
  int: 'integer',
  integer: 'integer',
  let: '',
  list: 'collection',
  long: 'integer',
  number: 'number',
  object: 'object',
  real: 'number',
  string: 'string',
  text: 'string',
  val: '',
};

/** Types that `C_LONGINT` and similar commands declare. */
const classicTypes: Record<string, string> = {
  C_BLOB: 'blob',
  C_BOOLEAN: 'boolean',
  C_COLLECTION: 'collection',
  C_DATE: 'date',
  C_LONGINT: 'integer',
  C_OBJECT: 'object',
  C_PICTURE: 'picture',
  C_REAL: 'number',
  C_TEXT: 'string',
  C_TIME: 'time',
};

const modifiers =
  /^(?:private|public|protected|static|local|async|export|override|abstract|virtual|internal)$/i;

const withoutDollar = 'Names of variables and parameters have no dollar sign: remove the "$"';

/** Habits from other languages, recognized by their words and operators. */
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
    ({next}) =>
      `Write "switch" alone on its line, and a whole condition in each case: ": (${is(next, t.Name) ? next.image : 'a'} == 1)"`,
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
      const declared = classicTypes[before(previous, source)?.image.toUpperCase() ?? ''];
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
      is(previous, t.Minus) && before(previous, source)?.image === '-' && isOf(token, t.Word),
    'A comment begins with "//"; add and subtract with one sign',
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
    'Remove it: "=" assigns objects, too',
  ],
  [
    ({token, previous, rules}) =>
      previous?.image === 'lambda' || (is(token, keywords.function) && rules.includes('args')),
    'There are no functions in expressions: write formula(…), with $1 for the first argument',
  ],
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
  [({token}) => token.image.startsWith('$'), withoutDollar],
  [
    ({previous}) => previous?.image === 'new',
    'Write "cs.Person.new(…)" to make an object of a class',
  ],
  [
    ({previous}) => ['await', 'async'].includes(previous?.image ?? ''),
    'Remove it: call .wait() on the background task',
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
    'Write "function name(…)" in a class; a method is in a separate file, with "declare (…)"',
  ],
  [({previous}) => previous?.image === 'End', 'Write "end" alone on its line, in lower case'],
  [({previous}) => /^(?:raise|throw)$/.test(previous?.image ?? ''), 'Write throw(code, "message")'],
  [
    ({token, previous}) =>
      modifiers.test(previous?.image ?? '') ||
      (modifiers.test(token.image) && token.image !== 'session'),
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

/** Hints for common mistakes; the first match is used. */
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
    'A statement ends with its line: put "\\" at the end to continue on the next one',
  ],
  [({token}) => is(token, t.Equal), 'Equality is "=="; "=" assigns, in a separate statement'],
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
    ({previous}) => isBlockWord(previous),
    ({previous}) => blockForms[previous?.image.toLowerCase() ?? ''] ?? '',
  ],
  [
    ({token, previous, next, source}) =>
      isOf(token, t.Word) &&
      is(previous, t.Name) &&
      /^[A-Z]/.test(previous.image) &&
      (!isFirst(previous, source) || (is(next, t.OpenParenthesis) && !isKeyword(previous))),
    ({token, previous}) =>
      `Names have no spaces: write "${(previous?.image ?? '').toLowerCase()}${capitalized(token.image)}"`,
  ],
  [
    ({token, previous}) =>
      isOf(token, t.Word) && is(previous, t.Name) && /^[A-Z]/.test(previous?.image ?? ''),
    'Keywords are written in lower case: "function", "constructor", "extends"',
  ],
  [
    ({token}) => is(token, keywords.property),
    'Put the "property" lines above the constructor and the functions',
  ],
  [
    ({token}) => is(token, ...t.functionWords),
    'Functions belong in a class: put it in a separate file',
  ],
  [
    ({token}) => is(token, keywords.declare),
    '"declare" is the first statement of a method: write each method in a separate file',
  ],
  [
    ({expected}) => expected === 'the end of the line' || expected === 'a statement',
    'Write one statement per line',
  ],
];

/** Returns the hint about what to write or remove where parsing stopped. */
export function hintFor(context: ErrorContext): string {
  const hint = hints.find(([applies]) => applies(context))?.[1];
  return typeof hint === 'function' ? hint(context) : (hint ?? `Write ${context.expected} here`);
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
  const sign = before(token, source);
  return sign?.image === token.image && t.areAdjacent(sign, token);
}

function before(token: IToken | undefined, source: readonly IToken[]): IToken | undefined {
  return token && source[source.indexOf(token) - 1];
}

/** Returns true if the token is the first on its line. */
function isFirst(token: IToken | undefined, source: readonly IToken[]): boolean {
  const previous = before(token, source);
  return previous === undefined || is(previous, t.LineEnd);
}

/** Returns the name after the token, or a placeholder for it. */
function nameAfter(token: IToken | undefined, source: readonly IToken[]): string {
  const name = token && source[source.indexOf(token) + 1];
  return is(name, t.Name) ? name.image : 'collection';
}

/** `int count = 3`, `Dim count As Integer` */
function declarationOf({token, previous, next, source}: ErrorContext): string {
  const name = token.image;
  const said = /^as$/i.test(next?.image ?? '') ? nameAfter(next, source) : previous?.image;
  const type = foreignDeclarations[said?.toLowerCase() ?? ''] || 'type';
  return `Write "var ${name} : ${type}", or "var ${name} = value"; there are no constants`;
}

/** Forms of statements whose keyword was written in the wrong case. */
const blockForms: Record<string, string> = {
  if: 'Write "if (condition)", in lower case and with parentheses',
  while: 'Write "while (condition)", in lower case and with parentheses',
  until: 'Write "until (condition)", in lower case and with parentheses',
  use: 'Write "use (object)", in lower case and with parentheses',
  return: 'Write "return", in lower case',
  var: 'Write "var", in lower case',
  property: 'Write "property", in lower case',
  else: 'Write "else" alone on its line, in lower case',
};

function isBlockWord(token: IToken | undefined): boolean {
  return is(token, t.Name) && token.image.toLowerCase() in blockForms;
}

/** Returns true for a keyword in the wrong case. */
function isKeyword({image}: IToken): boolean {
  return image.toLowerCase() in keywords;
}

function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}

function isValue(token: IToken): boolean {
  return is(token, t.Text, t.NumberLiteral, t.Name);
}

function isSign(token: IToken, ...signs: string[]): boolean {
  return signs.includes(token.image);
}
