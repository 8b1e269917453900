import type {Precedence} from '../parser/operators';
import type {Header} from '../parser/syntax';
import {Disk} from './disk';
import {evaluate} from './expressions';
import {assign} from './objects';
import {comparisonLevel} from './operators';
import {newScope, type Completion, type PageCode, type Run} from './run';
import {execute} from './statements';
import {convert, defaultOf, typeNamed} from './types';
import {
  BuiltInObject,
  CannotEvaluateError,
  Unknown,
  type Code,
  type FunctionValue,
  type Scope,
  type Value,
} from './values';

const maxCallDepth = 100;

/** Starts an evaluation of a page's code. */
export function newRun(page: PageCode, precedence: Precedence, observe: Run['observe']): Run {
  let depth = 0;
  const run: Run = {
    page,
    precedence,
    errors: [],
    areAssertsEnabled: true,
    handlers: new Map(),
    passwords: new Map(),
    comparisonLevel,
    disk: new Disk(),
    semaphores: new Set(),
    storage: new BuiltInObject(),
    uses: 0,
    steps: 0,
    observe,
    evaluate: (expression, scope) => evaluate(expression, scope, run),
    tryEvaluate: (expression, scope) => valueOrUnknown(() => evaluate(expression, scope, run)),
    assign: (target, value, scope) => assign(target, value, scope, run),
    execute: (body, scope) => execute(body, scope, run),
    call: ({code}: FunctionValue, thisValue, args) => {
      depth += 1;
      try {
        if (depth > maxCallDepth) {
          throw new CannotEvaluateError('the calls are nested too deeply');
        }
        return callCode(code, thisValue, args, run);
      } finally {
        depth -= 1;
      }
    },
  };
  return run;
}

function valueOrUnknown(compute: () => Value): Value {
  try {
    return compute();
  } catch (error) {
    if (error instanceof CannotEvaluateError) {
      return new Unknown(error.reason);
    }
    throw error;
  }
}

function callCode(code: Code, thisValue: Value, args: Value[], run: Run): Value {
  if (code.kind === 'formula') {
    return callFormula(code, thisValue, args, run);
  }
  const {header, body} =
    code.kind === 'method'
      ? {header: code.file.header, body: code.file.body}
      : {header: code.function.header, body: code.function.body};
  const scope = newScope({
    variables: parametersOf(header, args),
    args,
    thisValue,
    ...(code.kind === 'function' && {owner: code.owner}),
  });
  const isShared = code.kind === 'function' && code.function.modifiers.includes('shared');
  run.uses += isShared ? 1 : 0;
  try {
    return resultOf(run.execute(body, scope), header, scope);
  } finally {
    run.uses -= isShared ? 1 : 0;
  }
}

/** Calls a formula; if it's only the name of a method, passes the arguments on to it. */
function callFormula(
  {expression, variables}: Code & {kind: 'formula'},
  thisValue: Value,
  args: Value[],
  run: Run,
): Value {
  const method =
    expression.kind === 'name' ? run.page.methods.get(expression.name.toLowerCase()) : undefined;
  return method
    ? callCode({kind: 'method', file: method}, thisValue, args, run)
    : run.evaluate(expression, {variables: new Map(variables), args, thisValue});
}

/** Returns the parameters and the declared result as variables. */
export function parametersOf(header: Header | undefined, args: Value[]): Scope['variables'] {
  const variables: Scope['variables'] = new Map();
  header?.parameters.forEach(({name, type}, index) => {
    const declared = typeNamed(type?.name);
    const value = index < args.length ? convert(args[index], declared) : defaultOf(declared);
    variables.set(name.toLowerCase(), {type: declared, value});
  });
  if (header?.result?.name) {
    const declared = typeNamed(header.result.type?.name);
    variables.set(header.result.name.name.toLowerCase(), {
      type: declared,
      value: defaultOf(declared),
    });
  }
  return variables;
}

function resultOf(completion: Completion, header: Header | undefined, {variables}: Scope): Value {
  if (typeof completion === 'object' && completion.hasValue) {
    return completion.result;
  }
  const name = header?.result?.name?.name.toLowerCase() ?? '$0';
  return variables.get(name)?.value;
}
