import {expressionsOf, forEachChild} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import type {Call} from './ruleInput';

/** Returns the expression and all expressions in it. */
export function expressionsIn(expression: Expression): Expression[] {
  const found: Expression[] = [];
  const visit = (inner: Expression) => {
    found.push(inner);
    forEachChild(inner, visit);
  };
  visit(expression);
  return found;
}

/** Returns all expressions in a statement, except those in its blocks. */
export function expressionsOfStatement(statement: Statement): Expression[] {
  return expressionsOf(statement).flatMap(expressionsIn);
}

export function isCallOf(expression: Expression, ...names: string[]): expression is Call {
  return (
    expression.kind === 'call' &&
    expression.callee.kind === 'name' &&
    names.includes(expression.callee.name)
  );
}

/** Returns the name of the called command, method, or member. */
export function nameOfCall({callee}: Call): string | undefined {
  return callee.kind === 'member'
    ? callee.member.name
    : callee.kind === 'name'
      ? callee.name
      : undefined;
}

/** Returns a path as written, such as `storage.settings.theme`; undefined for other expressions. */
export function pathOf(expression: Expression): string | undefined {
  switch (expression.kind) {
    case 'name':
      return expression.name;
    case 'this':
      return 'this';
    case 'group':
      return pathOf(expression.expression);
    case 'member':
    case 'element': {
      const object = pathOf(expression.object);
      const part = expression.kind === 'member' ? expression.member.name : '[]';
      return object === undefined ? undefined : `${object}.${part}`;
    }
    default:
      return undefined;
  }
}

/** Returns the text of a string literal without its quotes. */
export function textOf(expression: Expression): string | undefined {
  return expression.kind === 'string'
    ? expression.text.slice(1, -1).replace(/\\(.)/g, '$1')
    : undefined;
}
