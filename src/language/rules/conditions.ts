import type {Expression, Statement} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {withArticle} from '../inference/valueTypes';

/** Requires conditions to be booleans. */
export const conditions: Rule = ({bodies}) =>
  bodies.flatMap(({all, typeOf}) =>
    all.flatMap(conditionsOf).flatMap((condition) => {
      const type = typeOf(condition);
      return type !== undefined && type !== 'boolean'
        ? [
            {
              at: condition.at,
              found: `${withArticle(type)} as a condition, which must be a boolean`,
              hint: type === '4D.Function' ? 'Call the function with "()"' : comparisonFor(type),
            },
          ]
        : [];
    }),
  );

function comparisonFor(type: string): string {
  const emptyValues: Record<string, string> = {number: '0', string: '""', date: '!00-00-00!'};
  return `Compare it, for example with "!= ${emptyValues[type] ?? 'null'}"`;
}

function conditionsOf(statement: Statement): Expression[] {
  switch (statement.kind) {
    case 'if':
    case 'while':
    case 'repeat':
      return [statement.condition];
    case 'switch':
      return statement.cases.map(({condition}) => condition);
    case 'forEach':
      return statement.limit ? [statement.limit.condition] : [];
    default:
      return [];
  }
}
