import type {Precedence} from '../parser/operators';
import type {
  ClassFile,
  Comment,
  Expression,
  Position,
  SourceFile,
  Statement,
} from '../parser/syntax';
import {agrees, describeValue, literalValue} from './agreement';
import {attachComments} from './attachComments';
import {variablesOf} from './assigned';
import {defineClasses} from './classes';
import {snapshotOf} from './copies';
import {newRun, parametersOf} from './interpreter';
import {parseExpression} from './parseExpression';
import {newScope, type PageCode, type Run} from './run';
import {statedResults, type StatedResult} from './statedResults';
import {
  CannotEvaluateError,
  CollectionValue,
  FunctionValue,
  LanguageError,
  ObjectValue,
  rescue,
  Unknown,
  type Value,
} from './values';

/** A stated result with its computed value. */
export interface CheckedResult {
  stated: StatedResult;
  /** Position of the comment in the sample. */
  at: Position;
  computed: Value;
  /** `agreed`, `differs`, or `unknown` with the reason in `detail`. */
  verdict: 'agreed' | 'differs' | 'unknown';
  /** The computed value as text if it differs, or the reason why it's unknown. */
  detail: string;
}

interface Sample {
  file: SourceFile;
  comments: Comment[];
  source: string;
}

/** A method or class on a page; the last definition of a name wins. */
type Definition = Pick<Sample, 'file'> & {name?: string};

/** A stated result with its latest computed value, which is unknown until its statement has run. */
interface Expected {
  statement: Statement;
  result: CheckedResult;
}

/** Executes a sample and compares the results with the ones stated in its comments. */
export function evaluateSample(
  {file, comments, source}: Sample,
  definitions: Definition[],
  precedence: Precedence,
): CheckedResult[] {
  const expected = expectedResults({file, comments, source});
  if (expected.length === 0) {
    return [];
  }
  const startRun = (observed: Expected[]) => {
    const run = newRun(pageCode(definitions), precedence, (statement, value) => {
      for (const item of observed.filter((other) => other.statement === statement)) {
        // Compare immediately, because an object's content may change later.
        item.result = compareResult(item.result, statedValue(item, value, run));
      }
    });
    return run;
  };
  const unconditional = expected.filter(
    ({result: {stated}}) => !stated.args && !stated.isConditional,
  );
  executeFile(file, startRun(unconditional));
  for (const item of expected.filter(({result}) => result.stated.args)) {
    executeFor(item, file, startRun([item]));
  }
  return expected.map(({result}) => result);
}

const conditionInWords = 'the comment states a condition in words';

function expectedResults({file, comments, source}: Sample): Expected[] {
  const variables = variablesOf(file);
  const isVariable = (name: string) => variables.has(name.toLowerCase());
  return attachComments(file, comments, source)
    .filter(({statement}) => statement.kind !== 'return' || statement.value)
    .flatMap(({comment, statement}) =>
      statedResults(comment.text, isVariable).map((stated) => ({
        statement,
        result: {
          stated,
          at: comment.at,
          computed: new Unknown(''),
          verdict: 'unknown' as const,
          detail: stated.isConditional ? conditionInWords : 'its line is not executed',
        },
      })),
    );
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

/** Executes a method, or each function of a class, with unknown parameters. */
function executeFile(file: SourceFile, run: Run): void {
  const parts = file.kind === 'method' ? [file] : file.functions;
  for (const {header, body} of parts) {
    const variables = parametersOf(header, []);
    header?.parameters.forEach(({name}) =>
      variables.set(name.toLowerCase(), {value: new Unknown('it depends on a parameter')}),
    );
    const scope = newScope({variables, thisValue: new Unknown('it depends on "this"')});
    ignoreErrors(() => run.inScope(scope, () => run.execute(body)));
  }
}

/** Calls the method with the arguments that the comment specifies. */
function executeFor({result}: Expected, file: SourceFile, run: Run): void {
  const args = (result.stated.args ?? []).map(literalValue);
  if (file.kind === 'method' && (file.header?.parameters.length ?? 0) >= args.length) {
    ignoreErrors(() => run.call(new FunctionValue({kind: 'method', file}), undefined, args));
  } else {
    result.detail = conditionInWords;
  }
}

function ignoreErrors(execute: () => unknown): void {
  const ignore = () => undefined;
  rescue(LanguageError, () => rescue(CannotEvaluateError, execute, ignore), ignore);
}

/** Returns the current value that the comment describes. */
function statedValue({statement, result: {stated}}: Expected, value: Value, run: Run): Value {
  const {subject, literal} = stated;
  if (subject !== undefined) {
    return subjectValue(subject, value, run);
  }
  const expression = statement.kind === 'expression' ? statement.expression : undefined;
  if (expression?.kind === 'assignment' && /^[[{]/.test(literal)) {
    return containerValue(expression.target, value, run);
  }
  if (expression?.kind === 'call' && value === undefined && literal !== 'undefined') {
    // A command without a result changes the last variable passed to it.
    const last = expression.args.findLast(({kind}) => kind === 'name');
    return last ? run.tryEvaluate(last) : value;
  }
  return value;
}

/** Handles `page.number = 10 // {"number":10}`, which states the whole object after an assignment. */
function containerValue(target: Expression, value: Value, run: Run): Value {
  const isPart = target.kind === 'member' || target.kind === 'element';
  const isScalar = !(value instanceof ObjectValue || value instanceof CollectionValue);
  return isPart && isScalar ? run.tryEvaluate(target.object) : value;
}

/** Returns the value of an expression with variables, or of a property of the statement's result. */
function subjectValue(subject: string, value: Value, run: Run): Value {
  const expression = parseExpression(subject, run.precedence);
  if (!expression) {
    return new Unknown(`"${subject}" is not an expression`);
  }
  const [root = ''] = subject.split(/[.[]/);
  if (run.scope.variables.has(root.toLowerCase())) {
    return run.tryEvaluate(expression);
  }
  if (value instanceof Unknown) {
    return value;
  }
  const {at} = expression;
  const object: Expression = {kind: 'name', name: 'value', at};
  return run.inScope(newScope({variables: new Map([['value', {value}]])}), () =>
    run.tryEvaluate({kind: 'member', object, member: {name: subject, at}, at}),
  );
}

function compareResult(result: CheckedResult, computed: Value): CheckedResult {
  if (computed instanceof Unknown) {
    return {...result, computed, verdict: 'unknown', detail: computed.reason};
  }
  return rescue<CheckedResult, CannotEvaluateError>(
    CannotEvaluateError,
    () =>
      agrees(result.stated.literal, computed)
        ? {...result, computed: snapshotOf(computed), verdict: 'agreed', detail: ''}
        : {...result, computed, verdict: 'differs', detail: describeValue(computed)},
    ({reason}) => ({...result, verdict: 'unknown', detail: reason}),
  );
}
