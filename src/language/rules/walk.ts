import {expressionsOf, forEachChild} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';

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

export function isCallOf(
  expression: Expression,
  ...names: string[]
): expression is Expression & {kind: 'call'} {
  return (
    expression.kind === 'call' &&
    expression.callee.kind === 'name' &&
    names.includes(expression.callee.name)
  );
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
    case 'member': {
      const object = pathOf(expression.object);
      return object === undefined ? undefined : `${object}.${expression.member.name}`;
    }
    case 'element': {
      const object = pathOf(expression.object);
      return object === undefined ? undefined : `${object}.[]`;
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
