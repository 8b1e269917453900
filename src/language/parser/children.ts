import type {Expression, Statement} from './syntax';

/** Returns the direct subexpressions. */
export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'argument':
      return typeof expression.number === 'number' ? [] : [expression.number];
    case 'object':
      return expression.entries.map(({value}) => value);
    case 'collection':
      return expression.items;
    case 'call':
      return [expression.callee, ...expression.args];
    case 'member':
      return [expression.object];
    case 'element':
    case 'character':
    case 'byte':
      return [expression.object, expression.index];
    case 'try':
    case 'group':
      return [expression.expression];
    case 'negative':
      return [expression.operand];
    case 'assignment':
      return [expression.target, expression.value];
    case 'operation':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.condition, expression.consequent, expression.alternate];
    default:
      return [];
  }
}

/** Returns the statement and all statements nested in it, in source order. */
export function statementsIn(statement: Statement): Statement[] {
  return [statement, ...blocksOf(statement).flat().flatMap(statementsIn)];
}

/** Returns the blocks of a statement, each a list of statements. */
export function blocksOf(statement: Statement): Statement[][] {
  switch (statement.kind) {
    case 'if':
      return [statement.body, statement.alternate ?? []];
    case 'switch':
      return [...statement.cases.map(({body}) => body), statement.alternate ?? []];
    case 'while':
    case 'repeat':
    case 'use':
    case 'for':
    case 'forEach':
      return [statement.body];
    case 'try':
      return [statement.body, statement.handler];
    default:
      return [];
  }
}

/** Returns the expressions of the statement itself, without those in its blocks. */
export function expressionsOf(statement: Statement): Expression[] {
  switch (statement.kind) {
    case 'expression':
      return [statement.expression];
    case 'var':
    case 'return':
      return statement.value ? [statement.value] : [];
    case 'if':
    case 'while':
    case 'repeat':
    case 'use':
      return [statement.condition];
    case 'switch':
      return statement.cases.map(({condition}) => condition);
    case 'for':
      return statement.args;
    case 'forEach':
      return [...statement.args, ...(statement.limit ? [statement.limit.condition] : [])];
    default:
      return [];
  }
}
