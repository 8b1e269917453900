import type {SourceProblem} from '../parser/problems';
import {sizeProblem} from '../parser/limits';
import type {Precedence} from '../parser/operators';
import {parseLeniently, type LenientParseResult} from '../parser/parse';
import type {Position, SourceFile} from '../parser/syntax';
import {keywords, type Keyword} from '../words';
import type {SourceChain} from './regroup';

/** The parts of a source file that could be parsed. */
export interface RecoveredParse {
  /** Undefined if too much of the source doesn't parse. */
  file?: SourceFile;
  problems: SourceProblem[];
  chains: SourceChain[];
  /** Maps a position in the tree to the source, because repairs change line numbers. */
  inSource: <Placed extends {at: Position}>(placed: Placed) => Placed;
}

/** A file that needs more repairs probably isn't QodlyScript. */
const maxRepairs = 20;

interface Line {
  text: string;
  /** Line number in the source. */
  number: number;
}

/**
 * Parses source code past its syntax errors. An unreadable line counts as an empty statement or as the
 * beginning of its block, so the lines around it are still parsed.
 */
export function parseWithRecovery(source: string, precedence: Precedence): RecoveredParse {
  const tooLarge = sizeProblem(source);
  if (tooLarge) {
    return {problems: [tooLarge], chains: [], inSource: (placed) => placed};
  }
  let lines = source.split(/\r?\n/).map((text, index): Line => ({text, number: index + 1}));
  const problems: SourceProblem[] = [];
  for (let repairs = 0; repairs <= maxRepairs; repairs += 1) {
    const text = lines.map((line) => line.text).join('\n');
    const result = parseLeniently(text, precedence);
    const misspelled = result.stop && lineOfMisspelledKeyword(result.problems.slice(0, -1), lines);
    // The parser reads `If (…)` as a call, and then stops at its `end`, which is the last problem.
    const found = misspelled === undefined ? result.problems : result.problems.slice(0, -1);
    const inSource: RecoveredParse['inSource'] =
      repairs === 0 ? (placed) => placed : mapLines(lines);
    problems.push(...found.map(inSource));
    if (result.isBeyondLimit) {
      return {problems: found.map(inSource), chains: [], inSource};
    }
    if (!result.stop) {
      const chains = result.chains.map((chain) => ({...inSource(chain), source: text}));
      return {...(result.file && {file: result.file}), problems, chains, inSource};
    }
    lines = repair(lines, misspelled === undefined ? result.stop : {line: misspelled});
  }
  return {problems, chains: [], inSource: mapLines(lines)};
}

function mapLines(lines: readonly Line[]): RecoveredParse['inSource'] {
  return (placed) => {
    const line = lines[placed.at.line - 1]?.number ?? placed.at.line;
    return {...placed, at: {...placed.at, line}};
  };
}

function repair(lines: Line[], {line, unclosed}: NonNullable<LenientParseResult['stop']>): Line[] {
  if (unclosed) {
    const endIndex = Math.min(line - 1, lines.length);
    const number = unclosed.at.line;
    const text = unclosed.keyword === 'repeat' ? 'until (true)' : 'end';
    return [...lines.slice(0, endIndex), {text, number}, ...lines.slice(endIndex)];
  }
  const index = line - 1;
  if (lines[index]?.text.includes('/*')) {
    // An unclosed comment contains everything after it.
    return lines.slice(0, index);
  }
  const [first, last] = statementAround(lines, index);
  return lines.map((current, position) =>
    position < first || position > last
      ? current
      : {...current, text: position === first ? placeholderFor(current.text) : ''},
  );
}

/** Returns the indexes of the first and last lines of a statement whose lines end in backslashes. */
function statementAround(lines: Line[], index: number): [number, number] {
  const isContinued = (position: number) => /\\\s*(?:\/\/.*)?$/.test(lines[position]?.text ?? '');
  let [first, last] = [index, index];
  while (isContinued(first - 1)) {
    first -= 1;
  }
  while (isContinued(last)) {
    last += 1;
  }
  return [first, last];
}

/** Returns the first line that has a problem and begins with a keyword in the wrong case. */
function lineOfMisspelledKeyword(problems: SourceProblem[], lines: Line[]): number | undefined {
  return problems
    .map(({at}) => at.line)
    .find((line) => {
      const word = /^\s*(\w+)/.exec(lines[line - 1]?.text ?? '')?.[1] ?? '';
      return keywordOf(word) !== undefined && keywordOf(word) !== word;
    });
}

function keywordOf(word: string): Keyword | undefined {
  return keywords.find((keyword) => keyword.toLowerCase() === word.toLowerCase());
}

/** Replacements for unreadable lines that keep the source's blocks intact. */
const placeholders: Partial<Record<Keyword, string>> = {
  if: 'if (true)',
  while: 'while (true)',
  use: 'use (storage)',
  until: 'until (true)',
  for: 'for (i, 0, 0)',
  forEach: 'forEach (i, [])',
  switch: 'switch',
  repeat: 'repeat',
  try: 'try',
  catch: 'catch',
  else: 'else',
  end: 'end',
  constructor: 'constructor()',
  exposed: 'function f()',
  function: 'function f()',
  onHttpGet: 'function f()',
  shared: 'function f()',
};

function placeholderFor(text: string): string {
  const [, indent = '', word = ''] = /^(\s*)(\w*)/.exec(text) ?? [];
  // `public function` also begins a function.
  const keyword = keywordOf(/^\s*\w+\s+function\b/.test(text) ? 'function' : word);
  const placeholder = /^\s*case\s+of\b/i.test(text)
    ? 'switch'
    : /^\s*:/.test(text)
      ? ': (true)'
      : keyword && placeholders[keyword];
  // If it's minimal already, it must be in the wrong position.
  return placeholder === undefined || placeholder === text.trim() ? '' : indent + placeholder;
}
