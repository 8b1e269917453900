import {memoize} from '../memoize';
import type {Precedence} from '../parser/operators';
import {parse, type ParseResult} from '../parser/parse';
import type {Comment, MethodFile, Parameter, Statement} from '../parser/syntax';
import type {Database} from './data/database';
import {beginStatement, withinLimits, type Limits} from './budget';
import {
  changedArgument,
  describeResult,
  hasResult,
  isLiteralAssignment,
  literalOf,
  type Table,
} from './describeResult';
import {expectedResults, noteResult, type Expected} from './expectedResults';
import {newRun, parametersOf} from './interpreter';
import {pageCode, type Definition} from './pageCode';
import {parseExpression} from './parseExpression';
import {heldValues, newScope, type Run} from './run';
import {sampleArgument} from './sampleArguments';
import type {SampleFiles} from './disk';
import {describeStop, sentence, shortened, type Stop} from './stop';
import {cannotEvaluate, type Value} from './values';

export interface CodeDefinition {
  source: string;
  /** The name of the method or class. */
  title?: string;
}

export interface RunOptions {
  precedence: Precedence;
  /** The page's samples that define methods and classes; the last definition of a name wins. */
  definitions: CodeDefinition[];
  /** The data behind `ds`, which the code changes. */
  database?: Database;
  /** The files that exist when the run begins. */
  files?: SampleFiles;
  /** Two seconds and 32 MB by default. */
  limits?: Partial<Limits>;
}

/** A result as a literal of the language. */
export interface ShownValue {
  /** The statement's last line. */
  line: number;
  text: string;
  /** Set for the arguments of a method. */
  isArgument?: true;
  /** Set if a comment states the result: the comment's last line, and whether it agrees. */
  stated?: {line: number; agrees: boolean};
}

export type Output =
  ({kind: 'table'; line: number} & Table) | {kind: 'message'; line: number; text: string};

export interface RunReport {
  /** Results in the order of execution; a loop reports its last ones. */
  values: ShownValue[];
  /** Results that need more room than the end of a line. */
  outputs: Output[];
  /** Why the code didn't run to its end. */
  stop?: Stop;
}

/** Further messages and tables aren't reported. */
const maxOutputs = 50;

const defaultLimits: Limits = {time: 2000, bytes: 32 * 2 ** 20};

/**
 * Runs the code of a method and reports the result of each statement. Never throws.
 *
 * A method with parameters gets the arguments that a comment in it states results for (`// 2 for "a b"`),
 * or else samples of their types; they are reported as the result of its first line.
 */
export function runCode(source: string, options: RunOptions): RunReport {
  const parsed = parse(source, options.precedence);
  const {file, problems} = parsed;
  const [problem] = problems;
  if (file?.kind === 'method') {
    return new MethodRun(file, {...parsed, file, source}, options).report();
  }
  const stop: Stop = problem
    ? {
        kind: 'syntax',
        line: problem.at.line,
        message: `${sentence(problem.found)} ${sentence(problem.hint)}`,
      }
    : {kind: 'unsupported', line: 1, message: 'A class runs when other code uses it.'};
  return {values: [], outputs: [], stop};
}

/** Returns true if the code ran from beginning to end, or to an error that it announces. */
export function canRun({stop}: RunReport): boolean {
  return stop === undefined || stop.isStated === true;
}

type Sample = Pick<ParseResult, 'comments'> & {file: MethodFile; source: string};

class MethodRun {
  private readonly main = newScope();
  private readonly values = new Map<number, ShownValue>();
  private readonly outputs: Output[] = [];
  private readonly expected: Expected[];
  private readonly lines: string[];
  private readonly comments: Comment[];
  private readonly run: Run;

  constructor(
    private readonly file: MethodFile,
    sample: Sample,
    private readonly options: RunOptions,
  ) {
    this.lines = sample.source.split('\n');
    this.comments = sample.comments;
    this.expected = expectedResults(sample).filter(({result}) => !result.stated.isConditional);
    const page = pageCode(
      options.definitions.flatMap((item) => readDefinition(item, options.precedence)),
    );
    this.run = newRun(page, options.precedence, this.observe.bind(this), {
      isStrict: true,
      showMessage: (text) => this.addMessage(text),
      database: options.database,
      files: options.files,
    });
  }

  report(): RunReport {
    const {run, main, values, outputs} = this;
    const limits = {...defaultLimits, ...this.options.limits};
    let stop: Stop | undefined;
    try {
      withinLimits(
        limits,
        () => heldValues(run),
        () =>
          run.inScope(main, () => {
            this.passArguments();
            run.execute(this.file.body);
          }),
      );
    } catch (error) {
      stop = {line: Math.max(1, main.line), ...describeStop(error)};
      stop = {...stop, ...(this.announces(stop) && {isStated: true})};
    }
    return {values: [...values.values()], outputs, ...(stop && {stop})};
  }

  /** Sets the parameters, and keeps only the results that are stated for these arguments. */
  private passArguments(): void {
    const {header} = this.file;
    const parameters = header?.parameters ?? [];
    const stated = this.expected
      .map(({result}) => result.stated.args)
      .find((args) => args !== undefined && args.length <= parameters.length && args.length > 0);
    const texts = stated ?? parameters.map(sampleArgument);
    const args = texts.map((text) => valueOf(text, this.run));
    parametersOf(header, args).forEach((variable, name) => this.main.variables.set(name, variable));
    this.main.args = args;
    const kept = this.expected.filter(
      ({
        result: {
          stated: {args: other},
        },
      }) => (other === undefined ? parameters.length === 0 : other.join() === stated?.join()),
    );
    this.expected.splice(0, Infinity, ...kept);
    if (header && texts.length > 0) {
      const line = this.lastLineFrom(1);
      this.values.set(1, {line, text: describeArguments(parameters, texts), isArgument: true});
    }
  }

  private observe(statement: Statement, value: Value): void {
    const {run, main, values} = this;
    if (run.scope !== main) {
      return;
    }
    const line = this.lastLineFrom(statement.at.line);
    values.delete(statement.at.line);
    const tableAt = this.outputs.findIndex(
      (output) => output.kind === 'table' && output.line === line,
    );
    if (tableAt >= 0) {
      this.outputs.splice(tableAt, 1);
    }
    const result = changedArgument(statement, value, main) ?? value;
    if (hasResult(statement, result)) {
      noteResult(this.expected, statement, value, run);
      const shown = describeResult(result);
      const stated = this.statedFor(statement);
      if (typeof shown === 'string' || stated) {
        const text = typeof shown === 'string' ? shown : literalOf(result);
        values.set(statement.at.line, {line, text, ...(stated && {stated})});
      } else if (this.outputs.length < maxOutputs && !isLiteralAssignment(statement)) {
        this.outputs.push({kind: 'table', line, ...shown});
      }
    }
    beginStatement();
  }

  private addMessage(text: string): void {
    if (this.outputs.length < maxOutputs) {
      const line = this.lastLineFrom(this.main.line);
      this.outputs.push({kind: 'message', line, text: shortened(text)});
    }
  }

  private announces({line, code}: Stop): boolean {
    return this.comments.some(
      ({at, text}) =>
        at.line === this.lastLineFrom(line) && Number(/^error (-?\d+)/.exec(text)?.[1]) === code,
    );
  }

  /** Returns where a comment states the result of a statement, unless it can't be compared. */
  private statedFor(statement: Statement): ShownValue['stated'] {
    const items = this.expected.filter((item) => item.statement === statement);
    const isCompared = items.length > 0 && items.every(({result}) => result.verdict !== 'unknown');
    return isCompared
      ? {
          line: Math.max(...items.map(({lastLine}) => lastLine)),
          agrees: items.every(({result}) => result.verdict === 'agreed'),
        }
      : undefined;
  }

  /** Returns the last line of the statement on a line. */
  private lastLineFrom(first: number): number {
    let line = first;
    while (isContinued.test(this.lines[line - 1] ?? '')) {
      line += 1;
    }
    return line;
  }
}

/** A backslash at the end, outside strings and comments. */
const isContinued = /^(?:"(?:\\.|[^"\\])*"|[^"/]|\/(?!\/))*?\\[ \t]*(?:\/\/.*)?$/;

/** Parses a definition once for all runs that receive the same object. */
const filesOf = {
  byLevel: memoize(({source}: CodeDefinition) => parse(source, 'byLevel').file),
  leftToRight: memoize(({source}: CodeDefinition) => parse(source, 'leftToRight').file),
};

function readDefinition(definition: CodeDefinition, precedence: Precedence): Definition[] {
  const file = filesOf[precedence](definition);
  const {title} = definition;
  return file ? [{file, ...(title !== undefined && {name: title})}] : [];
}

function valueOf(text: string, run: Run): Value {
  const expression = parseExpression(text, run.precedence);
  return expression ? run.evaluate(expression) : cannotEvaluate(`"${text}" is not an expression`);
}

/** out: `name = "Anna", count = 2` */
function describeArguments(parameters: Parameter[], texts: string[]): string {
  return texts.map((text, index) => `${parameters[index]?.name ?? ''} = ${text}`).join(', ');
}
