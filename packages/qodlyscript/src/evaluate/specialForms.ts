import {lookUp} from '../lookUp';
import {childrenOf} from '../parser/children';
import type {Expression} from '../parser/syntax';
import {numberOf, textOf} from './arguments';
import type {Call} from './commands/command';
import {WebFormValue} from './members/webForm';
import {parseExpression} from './parseExpression';
import type {Run} from './run';
import {convert} from './types';
import {
  BlobValue,
  cannotEvaluate,
  CollectionValue,
  ensure,
  FunctionValue,
  kindOf,
  languageError,
  type Scope,
  type Value,
  type Variable,
} from './values';

type SpecialForm = (call: Call, run: Run) => Value;

/** Forms that look like commands but access more than the values of their arguments. */
export const specialForms: Record<string, SpecialForm> = {
  true: () => true,
  false: () => false,
  null: () => null,

  /** Copies variables into the formula when it's created. */
  formula: (call, {scope}) =>
    new FunctionValue({
      kind: 'formula',
      expression: onlyArgument(call),
      variables: new Map([...scope.variables].map(([key, variable]) => [key, {...variable}])),
    }),

  formulaFromString: (call, run) => {
    const text = textOf(run.evaluate(onlyArgument(call)));
    const expression = parseExpression(text, run.precedence);
    ensure(expression, 'the text of this formula is not supported');
    if (namesIn(expression).some((name) => run.scope.variables.has(name))) {
      throw languageError(-10737, undefined);
    }
    return new FunctionValue({kind: 'formula', expression, variables: new Map()});
  },

  /** Returns the declared type of a variable. */
  type: (call, run) => {
    const variable = variableOf(call, run.scope);
    if (!variable) {
      return typeNumber(run.evaluate(onlyArgument(call)));
    }
    const {type = 'variant'} = variable;
    return (
      lookUp(typeNumbers, type) ??
      cannotEvaluate(`the type of a variable of ${type} is not supported`)
    );
  },

  valueType: (call, run) => typeNumber(run.evaluate(onlyArgument(call))),

  undefined: (call, run) => run.evaluate(onlyArgument(call)) === undefined,

  clearVariable: (call, {scope}) => {
    const variable = variableOf(call, scope);
    if (variable) {
      variable.value = convert(undefined, variable.type);
    }
    return variable?.value;
  },

  countParameters: (_, {scope}) => scope.args.length,

  copyParameters: ({args: [start]}, run) => {
    const first = start ? numberOf(run.evaluate(start)) : 1;
    return new CollectionValue(run.scope.args.slice(first - 1));
  },

  webForm: (_, run) => {
    ensure(run.isStrict, 'webForm needs a Page in a browser');
    return new WebFormValue();
  },

  storage: (_, {storage}) => storage,

  lastErrors: (_, {errors}) =>
    errors.length === 0 ? null : new CollectionValue(errors.map(({properties}) => properties)),
};

/** Results of `type` and `valueType`. Source: language/commands/type, language/commands/valueType. */
const typeNumbers: Record<string, number> = {
  number: 1,
  string: 2,
  picture: 3,
  date: 4,
  undefined: 5,
  boolean: 6,
  time: 11,
  variant: 12,
  blob: 30,
  object: 38,
  collection: 42,
  null: 255,
};

function typeNumber(value: Value): number {
  const kind = value instanceof BlobValue && value.isObject ? 'object' : kindOf(value);
  return typeNumbers[kind] ?? cannotEvaluate(`the type of ${kind} is not supported`);
}

function onlyArgument({args, callee}: Call): Expression {
  const [argument] = args;
  const name = callee.kind === 'name' ? callee.name : '';
  ensure(argument && args.length === 1, `this call to ${name} is not supported`);
  return argument;
}

/** Returns the variable that is the argument of a call; undefined for another expression. */
function variableOf(call: Call, {variables}: Scope): Variable | undefined {
  const argument = onlyArgument(call);
  return argument.kind === 'name' ? variables.get(argument.name.toLowerCase()) : undefined;
}

function namesIn(expression: Expression): string[] {
  return [
    ...(expression.kind === 'name' ? [expression.name.toLowerCase()] : []),
    ...childrenOf(expression).flatMap(namesIn),
  ];
}
