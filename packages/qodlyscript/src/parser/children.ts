import type {Expression, Statement} from './syntax';

/** Visits the direct subexpressions in source order. */
export function forEachChild(expression: Expression, visit: (child: Expression) => void): void {
  switch (expression.kind) {
    case 'argument':
      if (typeof expression.number !== 'number') {
        visit(expression.number);
      }
      break;
    case 'object':
      expression.entries.forEach(({value}) => visit(value));
      break;
    case 'collection':
      expression.items.forEach((item) => visit(item));
      break;
    case 'call':
      visit(expression.callee);
      expression.args.forEach((arg) => visit(arg));
      break;
    case 'member':
      visit(expression.object);
      break;
    case 'element':
    case 'character':
    case 'byte':
      visit(expression.object);
      visit(expression.index);
      break;
    case 'try':
    case 'group':
      visit(expression.expression);
      break;
    case 'negative':
      visit(expression.operand);
      break;
    case 'assignment':
      visit(expression.target);
      visit(expression.value);
      break;
    case 'operation':
      visit(expression.left);
      visit(expression.right);
      break;
    case 'conditional':
      visit(expression.condition);
      visit(expression.consequent);
      visit(expression.alternate);
      break;
    default:
  }
}

/** Returns the direct subexpressions. */
export function childrenOf(expression: Expression): Expression[] {
  const children: Expression[] = [];
  forEachChild(expression, (child) => children.push(child));
  return children;
}

/** Returns the statement and all statements nested in it, in source order. */
export function statementsIn(statement: Statement): Statement[] {
  const found: Statement[] = [];
  collect(statement, found);
  return found;
}

function collect(statement: Statement, found: Statement[]): void {
  found.push(statement);
  for (const block of blocksOf(statement)) {
    for (const inner of block) {
      collect(inner, found);
    }
  }
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

/** Returns the expressions in the statement itself, excluding those in its blocks. */
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
