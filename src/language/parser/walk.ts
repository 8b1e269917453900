import type {Expression, Statement} from './syntax';

/** The expressions that stand directly in this one. */
export function partsOf(expression: Expression): Expression[] {
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
    case 'choice':
      return [expression.condition, expression.whenTruthy, expression.whenFalsy];
    default:
      return [];
  }
}

/** The statement and all that stand in it, in the order of the source. */
export function statementsIn(statement: Statement): Statement[] {
  return [statement, ...blocksOf(statement).flat().flatMap(statementsIn)];
}

function blocksOf(statement: Statement): Statement[][] {
  switch (statement.kind) {
    case 'if':
      return [statement.body, statement.otherwise ?? []];
    case 'switch':
      return [...statement.cases.map(({body}) => body), statement.otherwise ?? []];
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

/** The expressions that the statement itself holds; those of its blocks aside. */
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
      return [...statement.args, ...(statement.limit ? [statement.limit] : [])];
    default:
      return [];
  }
}
