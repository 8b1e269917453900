import type {Precedence} from '../parser/operators';
import type {ClassFile, Comment, Position, SourceFile, Statement} from '../parser/syntax';
import {agrees, describeValue, literalValue} from './agreement';
import {attachComments} from './attachComments';
import {defineClasses} from './classes';
import {newRun, parametersOf} from './interpreter';
import {readProperty} from './objects';
import {parseExpression} from './parseExpression';
import {newScope, type PageCode, type Run} from './run';
import {statedResults, type StatedResult} from './statedResults';
import {
  FunctionValue,
  LanguageError,
  NotComputed,
  Unknown,
  type Scope,
  type Value,
} from './values';

/** A stated result, and what the evaluator has computed. */
export interface Outcome {
  stated: StatedResult;
  /** Where the comment begins in the sample. */
  at: Position;
  computed: Value;
  /** `agreed`, `differs`, or `unknown` with the reason in `detail`. */
  verdict: 'agreed' | 'differs' | 'unknown';
  /** Of a difference, the computed value as text; of an unknown value, the reason. */
  detail: string;
}

interface Sample {
  file: SourceFile;
  comments: Comment[];
  source: string;
}

/** What a page defines, the last of a name holds: methods and classes. */
type Definition = Pick<Sample, 'file'> & {name?: string};

interface Expected {
  stated: StatedResult;
  at: Position;
  statement: Statement;
  computed: Value;
}

/** Executes a sample and compares what its comments state with what comes out. */
export function evaluateSample(
  {file, comments, source}: Sample,
  definitions: Definition[],
  precedence: Precedence,
): Outcome[] {
  const expected: Expected[] = attachComments(file, comments, source).flatMap(
    ({comment, statement}) =>
      statedResults(comment.text).map((stated) => ({
        stated,
        at: comment.at,
        statement,
        computed: new Unknown(
          stated.isConditional ? 'it holds in a case told in words' : 'its line is not reached',
        ),
      })),
  );
  if (expected.length === 0) {
    return [];
  }
  const always = expected.filter(({stated}) => !stated.isConditional && !stated.args);
  const start = (observed: Expected[]) =>
    newRun(pageCode(definitions), precedence, (statement, value, scope) =>
      observed
        .filter((one) => one.statement === statement)
        .forEach((one) => (one.computed = subjectValue(one.stated, value, scope, run))),
    );
  let run = start(always);
  executeFile(file, run);
  for (const one of expected.filter(({stated}) => stated.args)) {
    run = start([one]);
    executeFor(one, file, run);
  }
  return expected.map(({stated, at, computed}) => outcomeOf(stated, at, computed));
}

function pageCode(definitions: Definition[]): PageCode {
  const methods: PageCode['methods'] = new Map();
  const classes = new Map<string, ClassFile>();
  for (const {name, file} of definitions) {
    if (name !== undefined && file.kind === 'method') {
      methods.set(name.toLowerCase(), file);
    } else if (name !== undefined && file.kind === 'class') {
      classes.set(name, file);
    }
  }
  return {methods, classes: defineClasses(classes)};
}

/** Executes a method, or each function of a class, with parameters that are not known. */
function executeFile(file: SourceFile, run: Run): void {
  const parts = file.kind === 'method' ? [file] : file.functions;
  for (const {header, body} of parts) {
    const variables = parametersOf(header, []);
    header?.parameters.forEach(({name}) =>
      variables.set(name.toLowerCase(), {value: new Unknown('it depends on a parameter')}),
    );
    const scope = newScope({variables, thisValue: new Unknown('it depends on "this"')});
    ignoreErrors(() => run.execute(body, scope));
  }
}

/** Calls the method with the arguments that the comment names. */
function executeFor(one: Expected, file: SourceFile, run: Run): void {
  const args = (one.stated.args ?? []).map(literalValue);
  if (file.kind !== 'method' || (file.header?.parameters.length ?? 0) < args.length) {
    one.computed = new Unknown('it holds in a case told in words');
    return;
  }
  ignoreErrors(() => run.call(new FunctionValue({kind: 'method', file}), undefined, args));
}

function ignoreErrors(execute: () => unknown): void {
  try {
    execute();
  } catch (error) {
    if (!(error instanceof LanguageError || error instanceof NotComputed)) {
      throw error;
    }
  }
}

/** The value of the statement, or of what the comment names. */
function subjectValue({subject}: StatedResult, value: Value, scope: Scope, run: Run): Value {
  if (subject === undefined) {
    return value;
  }
  const expression = parseExpression(subject, run.precedence);
  if (!expression) {
    return new Unknown(`"${subject}" is no expression`);
  }
  const [root = ''] = subject.split(/[.[]/);
  if (scope.variables.has(root.toLowerCase())) {
    return run.tryEvaluate(expression, scope);
  }
  // `status = employee.save() // success is true`
  try {
    return value instanceof Unknown ? value : readProperty(value, subject, run);
  } catch (error) {
    if (error instanceof NotComputed) {
      return new Unknown(error.reason);
    }
    throw error;
  }
}

function outcomeOf(stated: StatedResult, at: Position, computed: Value): Outcome {
  const outcome = {stated, at, computed};
  if (computed instanceof Unknown) {
    return {...outcome, verdict: 'unknown', detail: computed.reason};
  }
  try {
    return agrees(stated.literal, computed)
      ? {...outcome, verdict: 'agreed', detail: ''}
      : {...outcome, verdict: 'differs', detail: describeValue(computed)};
  } catch (error) {
    if (error instanceof NotComputed) {
      return {...outcome, verdict: 'unknown', detail: error.reason};
    }
    throw error;
  }
}
