import {statementsIn} from '../parser/children';
import type {Expression, Statement} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {expressionsOfStatement} from './walk';

/** Requires a loop that reads `items[i]` to end at the last index, `items.length - 1`. */
export const collectionIndexes: Rule = ({bodies}, report) => {
  for (const loop of bodies.flatMap(({statementsOf}) => statementsOf('for'))) {
    const [counter, , end] = loop.args;
    const items = lengthOwner(end);
    if (end && counter?.kind === 'name' && items && reads(loop, items, counter.name)) {
      report(
        end,
        `the loop reaches ${items}[${items}.length], which is past the last element`,
        `End it at "${items}.length - 1"`,
      );
    }
  }
};

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
