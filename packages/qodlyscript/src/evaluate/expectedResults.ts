import type {Comment, Expression, Position, SourceFile, Statement} from '../parser/syntax';
import {agrees, describeValue} from './agreement';
import {variablesOf} from './assigned';
import {attachComments} from './attachComments';
import {snapshotOf} from './copies';
import {parseExpression} from './parseExpression';
import {newScope, type Run} from './run';
import {statedResults, type StatedResult} from './statedResults';
import {
  CannotEvaluateError,
  CollectionValue,
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

export interface Sample {
  file: SourceFile;
  comments: Comment[];
  source: string;
}

/** A stated result with its latest computed value, which is unknown until its statement has run. */
export interface Expected {
  statement: Statement;
  /** Last line of the comment. */
  lastLine: number;
  result: CheckedResult;
}

export const conditionInWords = 'the comment states a condition in words';

/** Returns the results that the comments state, in order. */
export function expectedResults({file, comments, source}: Sample): Expected[] {
  const variables = variablesOf(file);
  const isVariable = (name: string) => variables.has(name.toLowerCase());
  return attachComments(file, comments, source)
    .filter(({statement}) => statement.kind !== 'return' || statement.value)
    .flatMap(({comment, lastLine, statement}) =>
      statedResults(comment.text, isVariable).map((stated) => ({
        statement,
        lastLine,
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

/** Compares a statement's value with the results that comments state for it. */
export function noteResult(
  expected: Expected[],
  statement: Statement,
  value: Value,
  run: Run,
): void {
  for (const item of expected.filter((other) => other.statement === statement)) {
    // Compare immediately, because an object's content may change later.
    item.result = compareResult(item.result, statedValue(item, value, run));
  }
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
