import type {Expression} from '../parser/syntax';
import {integerOf, numberOf, textOf} from './arguments';
import {evaluateCall} from './calls';
import {readMember, readProperty} from './objects';
import {constantNamed} from './constants';
import {isTruthy, operate} from './operators';
import type {Run} from './run';
import {stored} from './types';
import {
  BlobValue,
  CollectionValue,
  DateValue,
  itemsOf,
  known,
  LanguageError,
  CannotEvaluateError,
  ObjectValue,
  TimeValue,
  type Scope,
  type Value,
} from './values';

/** Returns the value of an expression. @throws CannotEvaluateError, LanguageError */
export function evaluate(expression: Expression, scope: Scope, run: Run): Value {
  const valueOf = (inner: Expression) => known(run.evaluate(inner, scope));
  switch (expression.kind) {
    case 'number':
      return Number(expression.text);
    case 'string':
      return unescape(expression.text.slice(1, -1));
    case 'date':
      return readDate(expression.text);
    case 'time':
      return readTime(expression.text);
    case 'name':
      return readName(expression, scope, run);
    case 'this':
      return known(scope.thisValue);
    case 'argument':
      return readArgument(expression, scope, run);
    case 'object':
      return new ObjectValue(
        expression.entries.map(({key, value}) => [
          unescape(key.name),
          stored(run.tryEvaluate(value, scope)),
        ]),
      );
    case 'collection':
      return new CollectionValue(
        expression.items.map((item) => stored(run.tryEvaluate(item, scope)) ?? null),
      );
    case 'call':
      return evaluateCall(expression, scope, run);
    case 'member':
      return known(readMember(expression, scope, run));
    case 'element':
      return known(readElement(valueOf(expression.object), valueOf(expression.index), run));
    case 'character':
      return characterAt(textOf(valueOf(expression.object)), numberOf(valueOf(expression.index)));
    case 'byte':
      return byteAt(valueOf(expression.object), valueOf(expression.index));
    case 'try':
      return tryExpression(expression.expression, scope, run);
    case 'group':
      return valueOf(expression.expression);
    case 'negative':
      return -numberOf(valueOf(expression.operand));
    case 'assignment':
      return assignExpression(expression, scope, run);
    case 'operation':
      return operation(expression, scope, run);
    case 'conditional':
      return isTruthy(valueOf(expression.condition))
        ? valueOf(expression.consequent)
        : valueOf(expression.alternate);
    default:
      throw new CannotEvaluateError(`"${expression.kind}" is not supported`);
  }
}

function readName(expression: Expression & {kind: 'name'}, scope: Scope, run: Run): Value {
  const {name} = expression;
  const variable = scope.variables.get(name.toLowerCase());
  if (variable) {
    return known(variable.value);
  }
  const constant = constantNamed(name);
  if (constant !== undefined) {
    return constant;
  }
  return evaluateCall({kind: 'call', callee: expression, args: [], at: expression.at}, scope, run);
}

/** Reads `$1`, `$0`, or `${N}`. */
function readArgument({number}: Expression & {kind: 'argument'}, scope: Scope, run: Run): Value {
  const index = typeof number === 'number' ? number : integerOf(run.evaluate(number, scope));
  const variable = scope.variables.get(`$${index}`);
  return known(variable ? variable.value : scope.args[index - 1]);
}

function readElement(object: Value, index: Value, run: Run): Value {
  if (typeof index === 'string') {
    return readProperty(object, index, run);
  }
  if (object instanceof BlobValue) {
    return byteAt(object, index);
  }
  if (!(object instanceof CollectionValue)) {
    throw new CannotEvaluateError('an element of this value is not supported');
  }
  const items = itemsOf(object);
  const at = integerOf(index);
  if (at < 0 || at >= items.length) {
    throw new CannotEvaluateError(`there is no element ${at}`);
  }
  return items[at];
}

function characterAt(text: string, number: number): string {
  const character = text[number - 1];
  if (character === undefined) {
    throw new CannotEvaluateError(`there is no character ${number}`);
  }
  return character;
}

function byteAt(blob: Value, index: Value): number {
  const byte = blob instanceof BlobValue ? blob.bytes[integerOf(index)] : undefined;
  if (byte === undefined) {
    throw new CannotEvaluateError('there is no such byte');
  }
  return byte;
}

function tryExpression(expression: Expression, scope: Scope, run: Run): Value {
  run.errors = [];
  try {
    return run.evaluate(expression, scope);
  } catch (error) {
    if (!(error instanceof LanguageError)) {
      throw error;
    }
    run.errors.push(error);
    return undefined;
  }
}

/** Evaluates an assignment inside `formula(…)`, which returns the assigned value. */
function assignExpression(
  {target, operator, value}: Expression & {kind: 'assignment'},
  scope: Scope,
  run: Run,
): Value {
  const right = run.tryEvaluate(value, scope);
  const result =
    operator === '='
      ? right
      : operate(operator.slice(0, -1), run.evaluate(target, scope), right, run.comparisonLevel);
  run.assign(target, result, scope);
  return result;
}

function operation(
  {operator, left, right}: Expression & {kind: 'operation'},
  scope: Scope,
  run: Run,
): Value {
  const first = run.evaluate(left, scope);
  if (operator === '&&') {
    return isTruthy(first) ? run.evaluate(right, scope) : first;
  }
  if (operator === '||') {
    return isTruthy(first) ? first : run.evaluate(right, scope);
  }
  return operate(operator, first, run.evaluate(right, scope), run.comparisonLevel);
}

const escapes: Record<string, string> = {n: '\n', t: '\t', r: '\r'};

function unescape(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => escapes[letter.toLowerCase()] ?? letter);
}

function readDate(text: string): DateValue {
  const [year = 0, month = 0, day = 0] = text.slice(1, -1).split('-').map(Number);
  if (/^!\d{2}-/.test(text) && day > 0) {
    throw new CannotEvaluateError('the century of a two-digit year is not supported');
  }
  return new DateValue(year, month, day);
}

/** Reads `?08:30:00?`. */
function readTime(text: string): TimeValue {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1, -1).split(':').map(Number);
  return new TimeValue(hours * 3600 + minutes * 60 + seconds);
}
