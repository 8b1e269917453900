import {describeSyntaxError, unclosedBlock} from './describeSyntaxError';
import type {SourceProblem} from './problems';
import {FileGrammar} from './fileGrammar';
import {limitProblem} from './limits';
import type {OperatorChain, Precedence} from './operators';
import type {OpenBlock} from './statementGrammar';
import {isIntentional} from './isIntentional';
import type {Comment, Position, SourceFile} from './syntax';
import {tokenize, type InvalidCharacter} from './tokenize';
import {SyntaxMismatch} from './tokenReader';
import * as t from './tokens';

export interface ParseResult {
  /** Undefined if the source doesn't parse. */
  file?: SourceFile;
  problems: SourceProblem[];
  /** The line comments, except those on continued lines. */
  comments: Comment[];
  /** True if an expression has more than one operator, so that the tree depends on their precedence. */
  hasChains: boolean;
  /** Returns true if a comment such as `// error: …` on the same or the next line announces a problem. */
  isIntentional: (problem: {at: Position}) => boolean;
}

/**
 * Parses a QodlyScript file: a method or a class.
 *
 * @param precedence how operators bind, which depends on the version
 */
export function parse(source: string, precedence: Precedence = 'byLevel'): ParseResult {
  const {file, problems, comments, hasChains} = parseLeniently(source, precedence);
  const lines = source.split('\n');
  return {
    problems,
    comments,
    hasChains,
    isIntentional: (problem) => isIntentional(problem, lines),
    ...(file && problems.length === 0 && {file}),
  };
}

/** A `ParseResult` that also describes code that breaks the language's rules. */
export interface LenientParseResult extends Omit<ParseResult, 'isIntentional'> {
  /** The expressions that contain operators. */
  chains: OperatorChain[];
  /** The line that stopped the parser, and the block left open there, if any. */
  stop?: {line: number; unclosed?: OpenBlock};
  /** True if the source is too deeply nested or too long to be parsed. */
  isBeyondLimit?: boolean;
}

/** Like `parse`, but also returns the tree of code that parses but breaks rules. */
export function parseLeniently(source: string, precedence: Precedence): LenientParseResult {
  // The grammar requires a line end after each statement, which may be missing from the last line.
  const {tokens, comments, invalid} = tokenize(`${source}\n`);
  const unread = {comments, chains: [], hasChains: false};
  if (invalid) {
    const problem = describeInvalidCharacter(invalid, source);
    return {...unread, problems: [problem], stop: {line: problem.at.line}};
  }
  const limit = limitProblem(tokens);
  if (limit) {
    return {...unread, problems: [limit], isBeyondLimit: true};
  }
  const parser = new FileGrammar(tokens, precedence);
  const {problems, chains} = parser;
  const file = readFile(parser);
  const found = {comments, chains, hasChains: chains.some(({operators}) => operators.length > 1)};
  if (file instanceof SyntaxMismatch) {
    const {token} = file;
    const problem = describeSyntaxError(file, tokens, parser);
    const unclosed = unclosedBlock(token, parser);
    const line = token.type === t.EndOfFile ? Number.POSITIVE_INFINITY : token.at.line;
    const stop = unclosed ? {line, unclosed} : {line: problem.at.line};
    return {...found, problems: [...problems, problem], stop};
  }
  const escapes = tokens
    .filter(({type, text}) => type === t.Text && text.includes('\\'))
    .flatMap(escapeProblems);
  return {...found, file, problems: [...problems, ...escapes]};
}

function readFile(parser: FileGrammar): SourceFile | SyntaxMismatch {
  try {
    return parser.file();
  } catch (error) {
    if (error instanceof SyntaxMismatch) {
      return error;
    }
    throw error;
  }
}

/** Finds backslashes in a string that don't begin an escape sequence. Source: language/basics/lang-text. */
function escapeProblems({text, at: {line, column}}: t.Token): SourceProblem[] {
  return [...text.matchAll(/\\(.)/g)]
    .filter(({1: letter = ''}) => !/[ntr\\"]/i.test(letter))
    .map(({0: escape, index}) => ({
      at: {line, column: column + index},
      found: `found the escape "${escape}", expected one of \\n \\t \\r \\\\ \\"`,
      hint: 'Write a backslash as "\\\\"',
    }));
}

/** Hints for characters that can't begin a token. */
const lexingHints: Record<string, string> = {
  '"': 'Close the string with a double quote on the same line',
  "'": 'Write strings in double quotes',
  ';': 'Separate arguments with ","; a statement ends at the end of its line',
  '#': 'Write "!=" for inequality; a comment begins with "//", and a method header with "declare"',
  '!': 'Negate with "not(…)"; write a date as !2025-01-31!',
  '/': 'Close the comment with "*/"; block comments nest',
  '“': 'Use straight quotes',
  '`': 'Write strings in double quotes; join values with "+"',
  '@': 'Remove it: QodlyScript has no annotations',
  $: 'Arguments are $1, $2…; names do not begin with a dollar sign',
};

function describeInvalidCharacter({offset, at}: InvalidCharacter, source: string): SourceProblem {
  const found = source[offset] ?? '';
  return {
    at,
    found: `found ${found === '"' ? "'\"'" : `"${found}"`}, which is not valid here`,
    hint:
      hintInLine(source.split(/\r?\n/)[at.line - 1] ?? '', at.column) ??
      lexingHints[found] ??
      'Remove it, or put it in a string or a comment',
  };
}

/** Returns a hint for a character whose position on the line shows its intent. */
function hintInLine(text: string, column: number): string | undefined {
  const at = column - 1;
  const [prefix, found, suffix] = [text.slice(0, at), text.charAt(at), text.slice(column)];
  const counter = /^\s*for\s*\(\s*(?:(?:var|let|int)\s+)?(\w+)\s*=/i.exec(prefix)?.[1];
  if (found === ';' && counter !== undefined) {
    return `Write "for (${counter}, start, end)", with "," and a step as a fourth argument if it isn't 1`;
  }
  if (found === ';' && /^\s*(?:\/\/.*)?$/.test(suffix)) {
    return 'Remove it: a statement ends at the end of its line';
  }
  const isFirst = prefix.trim() === '';
  return isFirst && (found === "'" || (found === '#' && /^\s/.test(suffix)))
    ? 'A comment begins with "//"'
    : undefined;
}
