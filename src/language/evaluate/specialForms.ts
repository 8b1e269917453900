import type {Expression} from '../parser/syntax';
import {numberOf} from './arguments';
import type {Run} from './run';
import {convert} from './types';
import {
  BlobValue,
  CollectionValue,
  FunctionValue,
  kindOf,
  known,
  CannotEvaluateError,
  type Kind,
  type Scope,
  type Value,
} from './values';
import {parseExpression} from './parseExpression';
import {childrenOf} from '../parser/children';
import {textOf} from './arguments';
import {languageError} from './errors';

type Call = Expression & {kind: 'call'};
type SpecialForm = (call: Call, scope: Scope, run: Run) => Value;

/** Forms that look like commands but access more than the values of their arguments. */
export const specialForms: Record<string, SpecialForm> = {
  true: () => true,
  false: () => false,
  null: () => null,

  /** Copies variables into the formula when it's created. */
  formula: (call, {variables}) =>
    new FunctionValue({
      kind: 'formula',
      expression: onlyArgument(call),
      variables: new Map([...variables].map(([key, variable]) => [key, {...variable}])),
    }),

  formulaFromString: (call, scope, run) => {
    const expression = parseExpression(
      textOf(run.evaluate(onlyArgument(call), scope)),
      run.precedence,
    );
    if (!expression) {
      throw new CannotEvaluateError('the text of this formula is not supported');
    }
    if (namesIn(expression).some((name) => scope.variables.has(name))) {
      throw languageError(-10737, undefined);
    }
    return new FunctionValue({kind: 'formula', expression, variables: new Map()});
  },

  /** Returns the declared type of a variable. */
  type: (call, scope, run) => {
    const argument = onlyArgument(call);
    const variable =
      argument.kind === 'name' ? scope.variables.get(argument.name.toLowerCase()) : undefined;
    if (!variable) {
      return typeNumber(known(run.evaluate(argument, scope)));
    }
    const declared = variable.type === undefined ? variantType : declaredTypes[variable.type];
    if (declared === undefined) {
      throw new CannotEvaluateError(`the type of a variable of ${variable.type} is not supported`);
    }
    return declared;
  },

  valueType: (call, scope, run) => typeNumber(known(run.evaluate(onlyArgument(call), scope))),

  undefined: (call, scope, run) => run.evaluate(onlyArgument(call), scope) === undefined,

  clearVariable: (call, {variables}) => {
    const argument = onlyArgument(call);
    const variable =
      argument.kind === 'name' ? variables.get(argument.name.toLowerCase()) : undefined;
    if (variable) {
      variable.value = convert(undefined, variable.type);
    }
    return variable?.value;
  },

  countParameters: (_, {args}) => args.length,

  copyParameters: (call, scope, run) => {
    const [start] = call.args;
    const first = start ? numberOf(run.evaluate(start, scope)) : 1;
    return new CollectionValue(scope.args.slice(first - 1));
  },

  storage: (_, __, {storage}) => storage,

  lastErrors: (_, __, {errors}) =>
    errors.length === 0 ? null : new CollectionValue(errors.map(({properties}) => properties)),
};

const variantType = 12;

/** Results of `type` for variables. Source: language/commands/type. */
const declaredTypes: Record<string, number> = {
  number: 1,
  string: 2,
  picture: 3,
  date: 4,
  boolean: 6,
  time: 11,
  variant: variantType,
  blob: 30,
  object: 38,
  collection: 42,
};

/** Source: language/commands/valueType. */
const typeNumbers: Partial<Record<Kind, number>> = {
  number: 1,
  string: 2,
  date: 4,
  undefined: 5,
  boolean: 6,
  time: 11,
  object: 38,
  collection: 42,
  null: 255,
};

function typeNumber(value: Exclude<Value, {reason: string}>): number {
  if (value instanceof BlobValue) {
    return value.isObject ? 38 : 30;
  }
  const number = typeNumbers[kindOf(value)];
  if (number === undefined) {
    throw new CannotEvaluateError(`the type of ${kindOf(value)} is not supported`);
  }
  return number;
}

function onlyArgument({args, callee}: Call): Expression {
  const [argument] = args;
  if (!argument || args.length > 1) {
    throw new CannotEvaluateError(
      `this call to ${callee.kind === 'name' ? callee.name : ''} is not supported`,
    );
  }
  return argument;
}

function namesIn(expression: Expression): string[] {
  return [
    ...(expression.kind === 'name' ? [expression.name.toLowerCase()] : []),
    ...childrenOf(expression).flatMap(namesIn),
  ];
}
