import {withArticle} from '../types';
import {expressionsOf} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import type {Rule} from './ruleInput';

/** Requires conditions to be booleans. */
export const conditions: Rule = ({bodies}, report) => {
  for (const {all, typeOf} of bodies) {
    for (const condition of all.flatMap(conditionsOf)) {
      const type = typeOf(condition);
      if (type !== undefined && type !== 'boolean') {
        report(
          condition,
          `${withArticle(type)} as a condition, which must be a boolean`,
          type === '4D.Function' ? 'Call the function with "()"' : comparisonFor(type),
        );
      }
    }
  }
};

function comparisonFor(type: string): string {
  const emptyValues: Record<string, string> = {number: '0', string: '""', date: '!00-00-00!'};
  return `Compare it, for example with "!= ${emptyValues[type] ?? 'null'}"`;
}

function conditionsOf(statement: Statement): Expression[] {
  if (statement.kind === 'forEach') {
    return statement.limit ? [statement.limit.condition] : [];
  }
  return ['if', 'while', 'repeat', 'switch'].includes(statement.kind)
    ? expressionsOf(statement)
    : [];
}
