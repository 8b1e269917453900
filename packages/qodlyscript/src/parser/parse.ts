import {Lexer, type ILexingError, type IToken} from 'chevrotain';
import {describeSyntaxError, unclosedBlock} from './describeSyntaxError';
import type {SourceProblem} from './problems';
import {FileGrammar} from './fileGrammar';
import {limitProblem} from './limits';
import type {OperatorChain, Precedence} from './operators';
import type {OpenBlock} from './statementGrammar';
import {isIntentional} from './isIntentional';
import type {Comment, Position, SourceFile} from './syntax';
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

class Parser extends FileGrammar {
  constructor() {
    super();
    this.performSelfAnalysis();
  }
}

/** Created once, on first use, because analyzing the grammar takes time. */
let instances: {lexer: Lexer; parser: Parser} | undefined;

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
  instances ??= {
    lexer: new Lexer(t.tokens, {skipValidations: true, ensureOptimizations: true}),
    parser: new Parser(),
  };
  const {lexer, parser} = instances;
  // The grammar requires a line end after each statement, which may be missing from the last line.
  const {tokens, errors, groups} = lexer.tokenize(`${source}\n`);
  const comments = (groups.comments ?? []).map(toComment);
  const [lexingError] = errors;
  const unread = {comments, chains: [], hasChains: false};
  if (lexingError) {
    const problem = describeLexingError(lexingError, source);
    return {...unread, problems: [problem], stop: {line: problem.at.line}};
  }
  const limit = limitProblem(tokens);
  if (limit) {
    return {...unread, problems: [limit], isBeyondLimit: true};
  }
  parser.input = tokens;
  parser.precedence = precedence;
  for (const list of [parser.problems, parser.chains, parser.openBlocks, parser.closedBlocks]) {
    list.length = 0;
  }
  const file = parser.file();
  const [error] = parser.errors;
  const chains = [...parser.chains];
  const hasChains = chains.some(({operators}) => operators.length > 1);
  if (error) {
    const problem = describeSyntaxError(error, tokens, parser);
    const unclosed = unclosedBlock(error.token, parser);
    const line = error.token.startLine || Number.POSITIVE_INFINITY;
    return {
      problems: [...parser.problems, problem],
      comments,
      chains,
      hasChains,
      stop: unclosed ? {line, unclosed} : {line: problem.at.line},
    };
  }
  const escapes = tokens
    .filter(({tokenType, image}) => tokenType === t.Text && image.includes('\\'))
    .flatMap(escapeProblems);
  return {file, problems: [...parser.problems, ...escapes], comments, chains, hasChains};
}

function toComment(token: IToken): Comment {
  return {text: token.image.slice('//'.length).trim(), at: t.positionOf(token)};
}

/** Finds backslashes in a string that don't begin an escape sequence. Source: language/basics/lang-text. */
function escapeProblems(token: IToken): SourceProblem[] {
  const {line, column} = t.positionOf(token);
  return [...token.image.matchAll(/\\(.)/g)]
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

function describeLexingError(
  {offset, line = 1, column = 1}: ILexingError,
  source: string,
): SourceProblem {
  const found = source[offset] ?? '';
  return {
    at: {line, column},
    found: `found ${found === '"' ? "'\"'" : `"${found}"`}, which is not valid here`,
    hint:
      hintInLine(source.split(/\r?\n/)[line - 1] ?? '', column) ??
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
