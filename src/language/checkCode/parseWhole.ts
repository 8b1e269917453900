import type {SourceFault} from '../parser/faults';
import {sizeFault} from '../parser/limits';
import type {OperatorChain, Precedence} from '../parser/operators';
import {read, type ReadResult} from '../parser/parse';
import type {Position, SourceFile} from '../parser/syntax';
import {keywords, type Keyword} from '../words';

/** What could be read of a source. */
export interface WholeResult {
  /** Undefined when too much of the source does not parse. */
  file?: SourceFile;
  faults: SourceFault[];
  chains: (OperatorChain & {source: string})[];
  /** Where in the source something of the tree stands: the repaired source has lines of its own. */
  inSource: <Placed extends {at: Position}>(placed: Placed) => Placed;
}

/** After so many lines that do not parse, the source is something else. */
const mostRepairs = 20;

interface Line {
  text: string;
  /** In the source. */
  number: number;
}

/**
 * Parses a source past its syntax errors: a line that does not parse counts as an empty statement or as
 * the beginning of its block, so that the lines around it are read too.
 */
export function parseWhole(source: string, precedence: Precedence): WholeResult {
  const tooLarge = sizeFault(source);
  if (tooLarge) {
    return {faults: [tooLarge], chains: [], inSource: (placed) => placed};
  }
  let lines = source.split(/\r?\n/).map((text, index): Line => ({text, number: index + 1}));
  const faults: SourceFault[] = [];
  for (let repairs = 0; repairs <= mostRepairs; repairs += 1) {
    const text = lines.map((line) => line.text).join('\n');
    const result = read(text, precedence);
    const misspelt = result.stop && lineOfMisspeltKeyword(result.faults.slice(0, -1), lines);
    // `If (…)` is a call to the parser, and its `end` the fault that stops it, which is the last one.
    const own = misspelt === undefined ? result.faults : result.faults.slice(0, -1);
    const inSource = mapLines(lines);
    faults.push(...own.map(inSource));
    if (result.isBeyondLimit) {
      return {faults: own.map(inSource), chains: [], inSource};
    }
    if (!result.stop) {
      const chains = result.chains.map((chain) => ({...inSource(chain), source: text}));
      return {...(result.file && {file: result.file}), faults: sort(faults), chains, inSource};
    }
    lines = repair(lines, misspelt === undefined ? result.stop : {line: misspelt});
  }
  return {faults: sort(faults), chains: [], inSource: mapLines(lines)};
}

/** As `parseWhole`, once for each source. */
export function createParser(precedence: Precedence): (source: string) => WholeResult {
  const known = new Map<string, WholeResult>();
  return (source) => {
    const result = known.get(source) ?? parseWhole(source, precedence);
    known.set(source, result);
    return result;
  };
}

function mapLines(lines: readonly Line[]): WholeResult['inSource'] {
  return (placed) => {
    const line = lines[placed.at.line - 1]?.number ?? placed.at.line;
    return {...placed, at: {...placed.at, line}};
  };
}

/** By place, each once: what does not stop the parser is found again after a repair. */
function sort(faults: SourceFault[]): SourceFault[] {
  const placed = new Map(
    faults.map((fault) => [`${fault.at.line} ${fault.at.column} ${fault.found}`, fault]),
  );
  return [...placed.values()].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}

function repair(lines: Line[], {line, unclosed}: NonNullable<ReadResult['stop']>): Line[] {
  if (unclosed) {
    const place = Math.min(line - 1, lines.length);
    const number = unclosed.at.line;
    const text = unclosed.keyword === 'repeat' ? 'until (true)' : 'end';
    return [...lines.slice(0, place), {text, number}, ...lines.slice(place)];
  }
  const index = line - 1;
  if (lines[index]?.text.includes('/*')) {
    // A comment that is not closed takes all that follows.
    return lines.slice(0, index);
  }
  const [first, last] = statementAround(lines, index);
  return lines.map((one, place) =>
    place < first || place > last ? one : {...one, text: place === first ? stump(one.text) : ''},
  );
}

/** The first and the last line of a statement whose lines end in backslashes. */
function statementAround(lines: Line[], index: number): [number, number] {
  const goesOn = (place: number) => /\\\s*(?:\/\/.*)?$/.test(lines[place]?.text ?? '');
  let [first, last] = [index, index];
  while (goesOn(first - 1)) {
    first -= 1;
  }
  while (goesOn(last)) {
    last += 1;
  }
  return [first, last];
}

/** The line of a fault that begins with a keyword in the wrong case. */
function lineOfMisspeltKeyword(faults: SourceFault[], lines: Line[]): number | undefined {
  return faults
    .map(({at}) => at.line)
    .find((line) => {
      const word = /^\s*(\w+)/.exec(lines[line - 1]?.text ?? '')?.[1] ?? '';
      return keywordOf(word) !== undefined && keywordOf(word) !== word;
    });
}

function keywordOf(word: string): Keyword | undefined {
  return keywords.find((keyword) => keyword.toLowerCase() === word.toLowerCase());
}

/** What keeps the blocks of a source whole, in place of a line that does not parse. */
const stumps: Partial<Record<Keyword, string>> = {
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

function stump(text: string): string {
  const [, indent = '', word = ''] = /^(\s*)(\w*)/.exec(text) ?? [];
  // `public function` is a function, too.
  const keyword = keywordOf(/^\s*\w+\s+function\b/.test(text) ? 'function' : word);
  const short = /^\s*case\s+of\b/i.test(text)
    ? 'switch'
    : /^\s*:/.test(text)
      ? ': (true)'
      : keyword && stumps[keyword];
  // What is short already stands where it does not belong.
  return short === undefined || short === text.trim() ? '' : indent + short;
}
