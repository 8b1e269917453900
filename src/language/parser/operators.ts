import type {Expression} from './syntax';

/** How operators bind. */
export type Precedence = 'byLevel' | 'leftToRight';

/** In 1.0.0 operators have no precedence; since 1.1.0 they follow the table below. */
export function precedenceOf(version: string): Precedence {
  return version === '1.0.0' ? 'leftToRight' : 'byLevel';
}

/** From the one that binds loosest. Source: language/basics/lang-operators, next and 1.1.0. */
const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['|'],
  ['^|'],
  ['&'],
  ['==', '!='],
  ['<=', '<', '>=', '>'],
  ['??', '?-', '?+', '<<', '>>'],
  ['-', '+'],
  ['\\', '/', '*|', '*+', '*', '%'],
  ['^'],
];

const rightAssociative = new Set(['^']);

/**
 * Builds the tree of `first operator operand operator operand …`.
 *
 * in:  `3 + 4 * 5`
 * out: `3 + (4 * 5)` by level, `(3 + 4) * 5` from left to right
 */
export function foldOperators(
  first: Expression,
  rest: readonly {operator: string; operand: Expression}[],
  precedence: Precedence,
): Expression {
  const levelOf = (operator: string) =>
    precedence === 'leftToRight' ? 0 : levels.findIndex((level) => level.includes(operator));
  let position = 0;

  function fold(left: Expression, lowest: number): Expression {
    let tree = left;
    for (let next = rest[position]; next && levelOf(next.operator) >= lowest;) {
      const {operator, operand} = next;
      position += 1;
      const level = levelOf(operator);
      const right = fold(operand, rightAssociative.has(operator) && level > 0 ? level : level + 1);
      tree = {kind: 'operation', operator, left: tree, right, at: left.at};
      next = rest[position];
    }
    return tree;
  }
  return fold(first, 0);
}
