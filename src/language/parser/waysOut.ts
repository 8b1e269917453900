import type {IToken, TokenType} from 'chevrotain';
import * as t from './tokens';

/** Where the reading stopped. */
interface Place {
  token: IToken;
  previous: IToken | undefined;
  next: IToken | undefined;
  /** What the grammar expects, in words. */
  expected: string;
  /** The rules of the grammar that were being read, the innermost one last. */
  rules: string[];
  isInBlock: boolean;
}

type Way = [applies: (place: Place) => boolean, fix: string];

const {keywords} = t;
const blockWords = [keywords.end, keywords.else, keywords.until, keywords.catch];

/** Habits of other languages, and slips; the first that applies is told. */
const ways: Way[] = [
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
    'It is a keyword: take another name',
  ],
  [
    ({token, isInBlock}) => !isInBlock && is(token, ...blockWords),
    'Take it away: no block is open here',
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
    'Functions stand in a class file: show it in a sample of its own',
  ],
  [
    ({token}) => is(token, keywords.declare),
    '"declare" is the first statement of a method; show each method in a sample of its own',
  ],
  [
    ({expected}) => expected === 'the end of the line' || expected === 'a statement',
    'Write one statement a line',
  ],
];

/** What to write, or to leave out, where the reading stopped. */
export function wayOut(place: Place): string {
  return ways.find(([applies]) => applies(place))?.[1] ?? `Write ${place.expected} here`;
}

function is(token: IToken | undefined, ...types: TokenType[]): boolean {
  return token !== undefined && types.includes(token.tokenType);
}

function isOf(token: IToken | undefined, category: TokenType): boolean {
  return (
    token?.tokenType === category || (token?.tokenType.CATEGORIES?.includes(category) ?? false)
  );
}
