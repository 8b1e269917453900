import {expect, test} from 'vitest';
import type {Precedence} from './operators';
import {parse} from './parse';
import type {Expression} from './syntax';

/** Writes the expression with parentheses around each operation. */
function tree(text: string, precedence: Precedence): string {
  const {file} = parse(`return ${text}`, precedence);
  const [statement] = file?.kind === 'method' ? file.body : [];
  return statement?.kind === 'return' && statement.value ? write(statement.value) : '';
}

function write(expression: Expression): string {
  switch (expression.kind) {
    case 'operation':
      return `(${write(expression.left)} ${expression.operator} ${write(expression.right)})`;
    case 'conditional':
      return `(${write(expression.condition)} ? ${write(expression.consequent)} : ${write(expression.alternate)})`;
    case 'group':
      return write(expression.expression);
    case 'negative':
      return `-${write(expression.operand)}`;
    case 'number':
      return expression.text;
    case 'name':
      return expression.name;
    default:
      return '?';
  }
}

test.each([
  ['3+4*5', '(3 + (4 * 5))', '((3 + 4) * 5)'],
  ['4 * 3 ^ 2', '(4 * (3 ^ 2))', '((4 * 3) ^ 2)'],
  ['(3+4)*5', '((3 + 4) * 5)', '((3 + 4) * 5)'],
  ['2 ^ 3 ^ 2', '(2 ^ (3 ^ 2))', '((2 ^ 3) ^ 2)'],
  ['10 - 2 - 3', '((10 - 2) - 3)', '((10 - 2) - 3)'],
  ['a || b && c', '(a || (b && c))', '((a || b) && c)'],
  ['a == b & c != d', '((a == b) & (c != d))', '(((a == b) & c) != d)'],
  ['a & b | c ^| d', '((a & b) | (c ^| d))', '(((a & b) | c) ^| d)'],
  ['a << 1 + 2', '(a << (1 + 2))', '((a << 1) + 2)'],
  ['7 \\ 2 % 3', '((7 \\ 2) % 3)', '((7 \\ 2) % 3)'],
  ['-a - 1', '(-a - 1)', '(-a - 1)'],
  ['a > 1 ? b : c ? d : e', '((a > 1) ? b : (c ? d : e))', '((a > 1) ? b : (c ? d : e))'],
])('operators in %s bind according to the version', (text, byLevel, leftToRight) => {
  expect(tree(text, 'byLevel')).toBe(byLevel);
  expect(tree(text, 'leftToRight')).toBe(leftToRight);
});
