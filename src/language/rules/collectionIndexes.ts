import type {Expression, Statement} from '../parser/syntax';
import {statementsIn} from '../parser/children';
import type {Rule} from './ruleInput';
import {expressionsOfStatement} from './walk';

/** Requires a loop that reads `items[i]` to end at the last index, `items.length - 1`. */
export const collectionIndexes: Rule = ({bodies}) =>
  bodies.flatMap(({statementsOf}) =>
    statementsOf('for').flatMap((statement) => {
      const [counter, , end] = statement.args;
      const items = lengthOwner(end);
      return end && counter?.kind === 'name' && items && reads(statement, items, counter.name)
        ? [
            {
              at: end.at,
              found: `the loop reaches ${items}[${items}.length], which is past the last element`,
              hint: `End it at "${items}.length - 1"`,
            },
          ]
        : [];
    }),
  );

/** in: `items.length`; out: `items` */
function lengthOwner(expression: Expression | undefined): string | undefined {
  return expression?.kind === 'member' &&
    expression.member.name === 'length' &&
    expression.object.kind === 'name'
    ? expression.object.name
    : undefined;
}

/** Returns true if the loop contains `items[counter]`. */
function reads(loop: Statement, items: string, counter: string): boolean {
  return statementsIn(loop)
    .flatMap(expressionsOfStatement)
    .some(
      (expression) =>
        expression.kind === 'element' &&
        expression.object.kind === 'name' &&
        expression.object.name === items &&
        expression.index.kind === 'name' &&
        expression.index.name === counter,
    );
}
