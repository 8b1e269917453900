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
  isInBlock: boolean;
}

type Hint = [applies: (context: ErrorContext) => boolean, hint: string];

const {keywords} = t;
const blockWords = [keywords.end, keywords.else, keywords.until, keywords.catch];

/** Habits from other languages and common slips; the first that applies is given. */
const hints: Hint[] = [
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

function is(token: IToken | undefined, ...types: TokenType[]): boolean {
  return token !== undefined && types.includes(token.tokenType);
}

function isOf(token: IToken | undefined, category: TokenType): boolean {
  return (
    token?.tokenType === category || (token?.tokenType.CATEGORIES?.includes(category) ?? false)
  );
}
