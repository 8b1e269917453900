import {Lexer, type ILexingError, type IToken} from 'chevrotain';
import {describeSyntaxError} from './describeSyntaxError';
import type {SourceFault} from './faults';
import {FileGrammar} from './fileGrammar';
import type {Precedence} from './operators';
import {escapeFaults} from './escapeFaults';
import type {SourceFile} from './syntax';
import * as t from './tokens';

interface ParseResult {
  /** Undefined when the source does not parse. */
  file?: SourceFile;
  faults: SourceFault[];
}

interface Reader {
  lexer: Lexer;
  parser: Parser;
}

class Parser extends FileGrammar {
  constructor() {
    super();
    this.performSelfAnalysis();
  }
}

let reader: Reader | undefined;

/**
 * Reads a QodlyScript file: a method, or a class.
 *
 * @param precedence how operators bind; see `precedenceOf`
 */
export function parse(source: string, precedence: Precedence = 'byLevel'): ParseResult {
  reader ??= {lexer: new Lexer(t.tokens), parser: new Parser()};
  const {lexer, parser} = reader;
  // A last line without its end is a line nevertheless.
  const {tokens, errors} = lexer.tokenize(`${source}\n`);
  const [unreadable] = errors;
  if (unreadable) {
    return {faults: [describeLexingError(unreadable, source)]};
  }
  parser.input = tokens;
  parser.precedence = precedence;
  parser.faults.length = 0;
  parser.openBlocks.length = 0;
  const file = parser.file();
  const [error] = parser.errors;
  if (error) {
    return {faults: [describeSyntaxError(error, tokens, parser.openBlocks)]};
  }
  const faults = [...parser.faults, ...tokens.flatMap(faultsOfText)];
  return faults.length > 0 ? {faults} : {file, faults};
}

function faultsOfText(token: IToken): SourceFault[] {
  return token.tokenType === t.Text ? escapeFaults(token) : [];
}

const waysOut: Record<string, string> = {
  '"': 'Close the string with a double quote, on its own line',
  "'": 'Strings stand between double quotes',
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
    fix: waysOut[found] ?? 'Take it away, or put it into a string or a comment',
  };
}
