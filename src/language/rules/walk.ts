import {childrenOf, expressionsOf} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';

/** The expression and all in it. */
export function expressionsIn(expression: Expression): Expression[] {
  return [expression, ...childrenOf(expression).flatMap(expressionsIn)];
}

/** All expressions of the statements themselves, without those in their blocks. */
export function allExpressions(statements: readonly Statement[]): Expression[] {
  return statements.flatMap(expressionsOf).flatMap(expressionsIn);
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

/**
 * A path of names as code writes it: `storage.settings.theme`. Undefined for other expressions.
 */
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
    case 'call':
      // `session.storage` is the same object at each call.
      return undefined;
    default:
      return undefined;
  }
}

/** The text of a string literal, without its quotes. */
export function textOf(expression: Expression): string | undefined {
  return expression.kind === 'string'
    ? expression.text.slice(1, -1).replace(/\\(.)/g, '$1')
    : undefined;
}
