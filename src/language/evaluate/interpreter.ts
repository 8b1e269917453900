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
  ensure,
  rescue,
  Unknown,
  type Code,
  type Scope,
  type Value,
} from './values';

/** Maximum number of nested scopes: those of calls and of properties' initial values. */
const maxDepth = 100;

/** Starts an evaluation of a page's code. */
export function newRun(page: PageCode, precedence: Precedence, observe: Run['observe']): Run {
  let depth = 0;
  const run: Run = {
    page,
    precedence,
    scope: newScope(),
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
    inScope: (scope, compute) => {
      const outer = run.scope;
      run.scope = scope;
      depth += 1;
      try {
        ensure(depth <= maxDepth, 'the calls are nested too deeply');
        return compute();
      } finally {
        depth -= 1;
        run.scope = outer;
      }
    },
    evaluate: (expression) => evaluate(expression, run),
    tryEvaluate: (expression) =>
      rescue(
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
    const completion = run.inScope({variables, args, thisValue, owner}, () => run.execute(body));
    return resultOf(completion, header, variables);
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
    : run.inScope({variables: new Map(variables), args, thisValue}, () => run.evaluate(expression));
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
