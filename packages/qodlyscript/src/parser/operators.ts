import type {Expression, Position} from './syntax';

/** Precedence of operators: by level, or strictly from left to right. */
export type Precedence = 'byLevel' | 'leftToRight';

/** The operands of an expression and the operators between them, in source order. */
export interface OperatorChain {
  at: Position;
  /** Offsets in the source; `end` is the offset of the last character. */
  operands: {start: number; end: number}[];
  operators: string[];
}

/** From lowest to highest precedence. Source: language/basics/lang-operators. */
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

/** Returns the level of an operator; a higher level binds tighter. */
export function levelOf(operator: string): number {
  return levels.findIndex((level) => level.includes(operator));
}

export const rightAssociative: ReadonlySet<string> = new Set(['^']);

/**
 * Builds the syntax tree for `first operator operand operator operand …`.
 *
 * in:  `3 + 4 * 5`
 * out: `3 + (4 * 5)` by level, `(3 + 4) * 5` from left to right
 */
export function foldOperators(
  first: Expression,
  rest: readonly {operator: string; operand: Expression}[],
  precedence: Precedence,
): Expression {
  const bindingOf = (operator: string) => (precedence === 'leftToRight' ? 0 : levelOf(operator));
  let position = 0;

  function fold(left: Expression, lowest: number): Expression {
    let result = left;
    for (let next = rest[position]; next && bindingOf(next.operator) >= lowest;) {
      const {operator, operand} = next;
      position += 1;
      const level = bindingOf(operator);
      const right = fold(operand, rightAssociative.has(operator) && level > 0 ? level : level + 1);
      result = {kind: 'operation', operator, left: result, right, at: left.at};
      next = rest[position];
    }
    return result;
  }
  return fold(first, 0);
}
