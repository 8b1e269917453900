import {Lexer, type ILexingError, type IToken} from 'chevrotain';
import {describeSyntaxError} from './describeSyntaxError';
import type {SourceFault} from './faults';
import {FileGrammar} from './fileGrammar';
import type {Precedence} from './operators';
import type {Comment, SourceFile} from './syntax';
import * as t from './tokens';

export interface ParseResult {
  /** Undefined when the source does not parse. */
  file?: SourceFile;
  faults: SourceFault[];
  /** The line comments; those inside a joined line are left out. */
  comments: Comment[];
}

class Parser extends FileGrammar {
  constructor() {
    super();
    this.performSelfAnalysis();
  }
}

/** Made once, on first use: the analysis of the grammar takes a while. */
let instances: {lexer: Lexer; parser: Parser} | undefined;

/**
 * Parses a QodlyScript file: a method or a class.
 *
 * @param precedence how operators bind; see `precedenceOf`
 */
export function parse(source: string, precedence: Precedence = 'byLevel'): ParseResult {
  instances ??= {lexer: new Lexer(t.tokens, {skipValidations: true}), parser: new Parser()};
  const {lexer, parser} = instances;
  // The grammar expects a line end after each statement, and the last line may lack it.
  const {tokens, errors, groups} = lexer.tokenize(`${source}\n`);
  const comments = (groups.comments ?? []).map(toComment);
  const [unreadable] = errors;
  if (unreadable) {
    return {faults: [describeLexingError(unreadable, source)], comments};
  }
  parser.input = tokens;
  parser.precedence = precedence;
  parser.faults.length = 0;
  parser.openBlocks.length = 0;
  const file = parser.file();
  const [error] = parser.errors;
  if (error) {
    return {faults: [describeSyntaxError(error, tokens, parser.openBlocks)], comments};
  }
  const faults = [...parser.faults, ...tokens.flatMap(escapeFaults)];
  return faults.length > 0 ? {faults, comments} : {file, faults, comments};
}

function toComment({image, startLine, startColumn}: IToken): Comment {
  const at = {line: startLine ?? 1, column: startColumn ?? 1};
  return {text: image.slice('//'.length).trim(), at};
}

/** Backslashes in a string that begin no escape sequence. Source: language/basics/lang-text. */
function escapeFaults({tokenType, image, startLine, startColumn}: IToken): SourceFault[] {
  if (tokenType !== t.Text) {
    return [];
  }
  return [...image.matchAll(/\\(.)/g)].flatMap(({0: escape, 1: letter = '', index}) =>
    /[ntr\\"]/i.test(letter)
      ? []
      : [
          {
            at: {line: startLine ?? 1, column: (startColumn ?? 1) + index},
            found: `found the escape "${escape}", expected one of \\n \\t \\r \\\\ \\"`,
            hint: 'Write a backslash as "\\\\"',
          },
        ],
  );
}

/** By the character that begins no token. */
const lexingHints: Record<string, string> = {
  '"': 'Close the string with a double quote, on its own line',
  "'": 'Write strings between double quotes',
  ';': 'Separate arguments with ","; a statement ends with its line',
  '#': 'Inequality is "!="; the header of a method is "declare"',
  '!': 'Negate with "not(…)"; a date is !2025-01-31!',
  '/': 'Close the comment with "*/"; block comments nest',
  '“': 'Use straight quotes',
  $: 'Arguments are $1, $2…; names do not begin with a dollar sign',
};

function describeLexingError({offset, line, column}: ILexingError, source: string): SourceFault {
  const found = source[offset] ?? '';
  return {
    at: {line: line ?? 1, column: column ?? 1},
    found: `found ${found === '"' ? "'\"'" : `"${found}"`}, which begins nothing`,
    hint: lexingHints[found] ?? 'Remove it, or put it into a string or a comment',
  };
}
