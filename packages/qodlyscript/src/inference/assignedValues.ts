import type {Expression, Statement} from '../parser/syntax';

/** Returns the values assigned to each variable, keyed by lowercase name. */
export function assignedValues(statements: readonly Statement[]): Map<string, Expression[]> {
  const values = new Map<string, Expression[]>();
  const add = (name: string, value: Expression) => {
    const key = name.toLowerCase();
    const known = values.get(key);
    if (known) {
      known.push(value);
    } else {
      values.set(key, [value]);
    }
  };
  for (const statement of statements) {
    if (statement.kind === 'var' && statement.value && statement.names[0]) {
      add(statement.names[0].name, statement.value);
    } else if (statement.kind === 'forEach' || statement.kind === 'for') {
      const [item, source] = statement.args;
      if (item?.kind === 'name' && source) {
        add(item.name, itemOf(statement.kind, source));
      }
    } else if (
      statement.kind === 'expression' &&
      statement.expression.kind === 'assignment' &&
      statement.expression.target.kind === 'name' &&
      statement.expression.operator === '='
    ) {
      add(statement.expression.target.name, statement.expression.value);
    }
  }
  return values;
}

/** Returns the value of a loop variable: a number, or an element of the source. */
function itemOf(kind: 'for' | 'forEach', source: Expression): Expression {
  const index: Expression = {kind: 'number', text: '0', at: source.at};
  return kind === 'for' ? index : {kind: 'element', object: source, index, at: source.at};
}
