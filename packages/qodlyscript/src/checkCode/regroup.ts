import {
  foldOperators,
  levelOf,
  rightAssociative,
  type OperatorChain,
  type Precedence,
} from '../parser/operators';
import type {Expression} from '../parser/syntax';

/** An operator chain with the source that contains it. */
export type SourceChain = OperatorChain & {source: string};

type Operand = Expression & {kind: 'name'};

/**
 * Writes an expression with parentheses around the operations that a version evaluates first.
 *
 * in:  the operands `a`, `b`, `c` with `+` and `*` between them
 * out: `a + (b * c)` by level, `(a + b) * c` from left to right
 */
export function groupOperators(
  {operands, operators, at, source}: SourceChain,
  precedence: Precedence,
): string {
  const texts = operands.map(({start, end}) => onOneLine(source.slice(start, end + 1)));
  const [first = '', ...others] = texts;
  const toOperand = (text: string): Operand => ({kind: 'name', name: text, at});
  const rest = others.map((text, index) => ({
    operator: operators[index] ?? '',
    operand: toOperand(text),
  }));
  return write(foldOperators(toOperand(first), rest, precedence));
}

function onOneLine(text: string): string {
  return text.replace(/\\[ \t]*(?:\/\/[^\r\n]*)?\r?\n\s*/g, '');
}

function write(expression: Expression): string {
  if (expression.kind !== 'operation') {
    return (expression as Operand).name;
  }
  const {left, operator, right} = expression;
  const first = needsParentheses(left, operator) ? `(${write(left)})` : write(left);
  const second = right.kind === 'operation' ? `(${write(right)})` : write(right);
  return `${first} ${operator} ${second}`;
}

/** Returns false for `a + b - c`, which means the same in every version, unlike `a ^ b ^ c`. */
function needsParentheses(left: Expression, operator: string): boolean {
  return (
    left.kind === 'operation' &&
    (levelOf(left.operator) !== levelOf(operator) || rightAssociative.has(operator))
  );
}

/** Returns the column after an expression, or 0 if it ends on another line. */
export function endOfChain({at, operands, source}: SourceChain): number {
  const start = operands[0]?.start ?? 0;
  const end = (operands.at(-1)?.end ?? start) + 1;
  return source.slice(start, end).includes('\n') ? 0 : at.column + end - start;
}
