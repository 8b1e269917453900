import type {Precedence} from '../parser/operators';
import type {Header} from '../parser/syntax';
import {Disk, type SampleFiles} from './disk';
import {evaluate} from './expressions';
import {assign} from './objects';
import {comparisonLevel} from './operators';
import {newScope, type Completion, type PageCode, type Run} from './run';
import {execute} from './statements';
import {convert, defaultOf, typeNamed} from './types';
import {
  BuiltInObject,
  cannotEvaluate,
  CannotEvaluateError,
  ensure,
  ObjectValue,
  rescue,
  Unknown,
  type Code,
  type Scope,
  type Value,
} from './values';

/** Maximum number of nested scopes: those of calls and of properties' initial values. */
const maxDepth = 100;

/** Starts an evaluation of a page's code. */
export function newRun(
  page: PageCode,
  precedence: Precedence,
  observe: Run['observe'],
  {
    isStrict = false,
    showMessage,
    database,
    files,
  }: Partial<Pick<Run, 'database' | 'isStrict' | 'showMessage'>> & {files?: SampleFiles} = {},
): Run {
  const run: Run = {
    page,
    precedence,
    isStrict,
    showMessage: showMessage ?? (() => cannotEvaluate('messages are not supported')),
    scope: newScope(),
    scopes: [],
    errors: [],
    areAssertsEnabled: true,
    handlers: new Map(),
    passwords: new Map(),
    comparisonLevel,
    database,
    disk: new Disk(isStrict, files),
    semaphores: new Set(),
    storage: isStrict ? sharedObject() : new BuiltInObject(),
    uses: 0,
    steps: 0,
    observe,
    inScope: (scope, compute) => {
      const outer = run.scope;
      run.scope = scope;
      run.scopes.push(scope);
      try {
        ensure(run.scopes.length <= maxDepth, 'the calls are nested too deeply');
        return compute();
      } finally {
        run.scopes.pop();
        run.scope = outer;
      }
    },
    evaluate: (expression) => evaluate(expression, run),
    tryEvaluate: (expression) =>
      isStrict
        ? evaluate(expression, run)
        : rescue(
            CannotEvaluateError,
            () => evaluate(expression, run),
            ({reason}) => new Unknown(reason),
          ),
    assign: (target, value) => assign(target, value, run),
    execute: (body) => execute(body, run),
    call: ({code}, thisValue, args) => callCode(code, thisValue, args, run),
  };
  return run;
}

function sharedObject(): ObjectValue {
  const object = new ObjectValue();
  object.isShared = true;
  return object;
}

function callCode(code: Code, thisValue: Value, args: Value[], run: Run): Value {
  if (code.kind === 'formula') {
    return callFormula(code, thisValue, args, run);
  }
  const {header, body} = code.kind === 'method' ? code.file : code.function;
  const variables = parametersOf(header, args);
  const owner = code.kind === 'function' ? code.owner : undefined;
  const isShared = code.kind === 'function' && code.function.modifiers.includes('shared');
  run.uses += isShared ? 1 : 0;
  try {
    const scope = newScope({variables, args, thisValue, owner});
    const completion = run.inScope(scope, () => run.execute(body));
    return scope.uncertainResult === undefined
      ? resultOf(completion, header, variables)
      : new Unknown(scope.uncertainResult);
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
    : run.inScope(newScope({variables: new Map(variables), args, thisValue}), () =>
        run.evaluate(expression),
      );
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
    const type = typeNamed(header.result.type?.name);
    variables.set(header.result.name.name.toLowerCase(), {type, value: defaultOf(type)});
  }
  return variables;
}

function resultOf(
  completion: Completion,
  header: Header | undefined,
  variables: Scope['variables'],
): Value {
  if (typeof completion === 'object' && completion.hasValue) {
    return completion.result;
  }
  const name = header?.result?.name?.name.toLowerCase() ?? '$0';
  return variables.get(name)?.value;
}
