import type {Expression} from '../parser/syntax';
import {integerOf, numberOf, textOf} from './arguments';
import {created} from './budget';
import {evaluateCall} from './calls';
import {readMember, readProperty} from './objects';
import {constantNamed} from './constants';
import {entityAt, SelectionValue} from './data/dataObjects';
import {isTruthy, operate} from './operators';
import {tryRun, type Run} from './run';
import {stored} from './types';
import {
  BlobValue,
  cannotEvaluate,
  CollectionValue,
  DateValue,
  ensure,
  itemsOf,
  known,
  ObjectValue,
  TimeValue,
  type Value,
} from './values';

/** Returns the value of an expression. @throws CannotEvaluateError, LanguageError */
export function evaluate(expression: Expression, run: Run): Value {
  const valueOf = (inner: Expression) => known(run.evaluate(inner));
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
      return readName(expression, run);
    case 'this':
      return known(run.scope.thisValue);
    case 'argument':
      return readArgument(expression, run);
    case 'object':
      return created(
        new ObjectValue(
          expression.entries.map(({key, value}) => [
            unescape(key.name),
            stored(run.tryEvaluate(value)),
          ]),
        ),
      );
    case 'collection':
      return created(
        new CollectionValue(expression.items.map((item) => stored(run.tryEvaluate(item)) ?? null)),
      );
    case 'call':
      return evaluateCall(expression, run);
    case 'member':
      return known(readMember(expression, run));
    case 'element':
      return known(readElement(valueOf(expression.object), valueOf(expression.index), run));
    case 'character':
      return characterAt(textOf(valueOf(expression.object)), numberOf(valueOf(expression.index)));
    case 'byte':
      return byteAt(valueOf(expression.object), valueOf(expression.index));
    case 'try':
      return tryRun(
        run,
        () => run.evaluate(expression.expression),
        () => undefined,
      );
    case 'group':
      return valueOf(expression.expression);
    case 'negative':
      return -numberOf(valueOf(expression.operand));
    case 'assignment':
      return assign(expression, run);
    case 'operation':
      return operation(expression, run);
    case 'conditional':
      return isTruthy(valueOf(expression.condition))
        ? valueOf(expression.consequent)
        : valueOf(expression.alternate);
    default:
      return cannotEvaluate(`"${expression.kind}" is not supported`);
  }
}

function readName(callee: Expression & {kind: 'name'}, run: Run): Value {
  const variable = run.scope.variables.get(callee.name.toLowerCase());
  return variable
    ? known(variable.value)
    : (constantNamed(callee.name) ??
        evaluateCall({kind: 'call', callee, args: [], at: callee.at}, run));
}

/** Reads `$1`, `$0`, or `${N}`. */
function readArgument({number}: Expression & {kind: 'argument'}, run: Run): Value {
  const index = typeof number === 'number' ? number : integerOf(run.evaluate(number));
  const {variables, args} = run.scope;
  const variable = variables.get(`$${index}`);
  return known(variable ? variable.value : args[index - 1]);
}

function readElement(object: Value, index: Value, run: Run): Value {
  if (typeof index === 'string') {
    return readProperty(object, index, run);
  }
  if (object instanceof BlobValue) {
    return byteAt(object, index);
  }
  if (object instanceof SelectionValue) {
    const position = integerOf(index);
    ensure(position >= 0 && position < object.keys.length, `there is no entity ${position}`);
    return entityAt(object, position, run);
  }
  ensure(object instanceof CollectionValue, 'reading an element of this value is not supported');
  const items = itemsOf(object);
  const at = integerOf(index);
  ensure(at >= 0 && at < items.length, `there is no element ${at}`);
  return items[at];
}

function characterAt(text: string, number: number): string {
  return text[number - 1] ?? cannotEvaluate(`there is no character ${number}`);
}

function byteAt(blob: Value, index: Value): number {
  const byte = blob instanceof BlobValue ? blob.bytes[integerOf(index)] : undefined;
  return byte ?? cannotEvaluate('there is no such byte');
}

/** Evaluates an assignment, which returns the assigned value. */
function assign({target, operator, value}: Expression & {kind: 'assignment'}, run: Run): Value {
  const right = run.tryEvaluate(value);
  const result =
    operator === '='
      ? right
      : created(operate(operator.slice(0, -1), run.evaluate(target), right, run.comparisonLevel));
  run.assign(target, result);
  return result;
}

function operation({operator, left, right}: Expression & {kind: 'operation'}, run: Run): Value {
  const first = run.evaluate(left);
  if (operator === '&&' || operator === '||') {
    return isTruthy(first) === (operator === '&&') ? run.evaluate(right) : first;
  }
  return created(operate(operator, first, run.evaluate(right), run.comparisonLevel));
}

const escapes: Record<string, string> = {n: '\n', t: '\t', r: '\r'};

function unescape(text: string): string {
  return text.replace(/\\(.)/g, (_, letter: string) => escapes[letter.toLowerCase()] ?? letter);
}

function readDate(text: string): DateValue {
  const [year = 0, month = 0, day = 0] = text.slice(1, -1).split('-').map(Number);
  ensure(!/^!\d{2}-/.test(text) || day <= 0, 'the century of a two-digit year is not supported');
  return new DateValue(year, month, day);
}

/** Reads `?08:30:00?`. */
function readTime(text: string): TimeValue {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(1, -1).split(':').map(Number);
  return new TimeValue(hours * 3600 + minutes * 60 + seconds);
}
