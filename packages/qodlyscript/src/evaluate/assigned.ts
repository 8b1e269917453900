import {childrenOf, expressionsOf, statementsIn} from '../parser/children';
import type {Expression, SourceFile, Statement} from '../parser/syntax';
import type {Run} from './run';
import {forget, Unknown} from './values';

/**
 * Makes the targets of a statement unknown. Values that its calls change are forgotten when the calls
 * are evaluated.
 */
export function forgetTargets(statement: Statement, run: Run, reason: string): void {
  if (statement.kind === 'var') {
    statement.names.forEach(({name}) => forgetVariable(name, run, reason));
  } else if (statement.kind !== 'expression') {
    forgetAssigned([statement], run, reason);
  } else if (statement.expression.kind === 'call') {
    forgetArguments(statement.expression, run, reason);
  } else if (statement.expression.kind === 'assignment') {
    const {target} = statement.expression;
    try {
      run.assign(target, new Unknown(reason));
    } catch {
      forgetRoot(target, run, reason);
    }
  }
}

/** Forgets variables passed to a command, which may assign to them. */
function forgetArguments({args}: Expression & {kind: 'call'}, run: Run, reason: string): void {
  args.filter(({kind}) => kind === 'name').forEach((argument) => forgetRoot(argument, run, reason));
}

/** Forgets everything that the statements may change, since it's unclear whether they ran. */
export function forgetAssigned(statements: Statement[], run: Run, reason: string): void {
  for (const statement of statements.flatMap(statementsIn)) {
    for (const expression of expressionsOf(statement)) {
      forgetExpression(expression, run, reason);
    }
    if (statement.kind === 'var') {
      statement.names.forEach(({name}) => forgetVariable(name, run, reason));
    } else if (statement.kind === 'for' || statement.kind === 'forEach') {
      statement.args.slice(0, 1).forEach((item) => forgetRoot(item, run, reason));
    } else if (statement.kind === 'expression' && statement.expression.kind === 'call') {
      forgetArguments(statement.expression, run, reason);
    }
  }
}

function forgetExpression(expression: Expression, run: Run, reason: string): void {
  if (expression.kind === 'assignment') {
    forgetRoot(expression.target, run, reason);
  } else if (expression.kind === 'call' && expression.callee.kind === 'member') {
    forgetContent(expression.callee.object, run, reason);
  }
  childrenOf(expression).forEach((inner) => forgetExpression(inner, run, reason));
}

/** Forgets the variable itself or, for `a.b.c`, the content of `a`. */
function forgetRoot(target: Expression, run: Run, reason: string): void {
  if (target.kind === 'name') {
    forgetVariable(target.name, run, reason);
  } else if (target.kind === 'argument') {
    forgetVariable(`$${String(target.number)}`, run, reason);
  } else {
    forgetContent(target, run, reason);
  }
}

function forgetContent(expression: Expression, run: Run, reason: string): void {
  if (expression.kind === 'name') {
    forget(run.scope.variables.get(expression.name.toLowerCase())?.value, reason);
  } else if (expression.kind === 'this') {
    forget(run.scope.thisValue, reason);
  } else if ('object' in expression) {
    forgetContent(expression.object, run, reason);
  } else if (expression.kind === 'call' && expression.callee.kind === 'member') {
    forgetContent(expression.callee.object, run, reason);
  }
}

function forgetVariable(name: string, {scope: {variables}}: Run, reason: string): void {
  const variable = variables.get(name.toLowerCase());
  if (variable) {
    variable.value = new Unknown(reason);
  } else {
    variables.set(name.toLowerCase(), {value: new Unknown(reason)});
  }
}

/** Returns the lowercase names of all variables and parameters that a file declares or assigns. */
export function variablesOf(file: SourceFile): Set<string> {
  const parts = file.kind === 'method' ? [file] : file.functions;
  const names = parts.flatMap(({header, body}) => [
    ...(header?.parameters ?? []).map(({name}) => name),
    ...(header?.result?.name ? [header.result.name.name] : []),
    ...body.flatMap(statementsIn).flatMap(assignedNames),
  ]);
  return new Set(names.map((name) => name.toLowerCase()));
}

function assignedNames(statement: Statement): string[] {
  switch (statement.kind) {
    case 'var':
      return statement.names.map(({name}) => name);
    case 'for':
    case 'forEach':
      return statement.args.slice(0, 1).flatMap(rootName);
    case 'expression':
      return statement.expression.kind === 'assignment'
        ? rootName(statement.expression.target)
        : [];
    default:
      return [];
  }
}

function rootName(target: Expression): string[] {
  if (target.kind === 'name') {
    return [target.name];
  }
  return 'object' in target ? rootName(target.object) : [];
}
