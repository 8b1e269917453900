import type {Expression} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {expressionsIn} from './walk';

/** Members of collections that pass a formula an object with the element in `value`. */
const withCallback = new Set([
  ...['every', 'some', 'filter', 'find', 'findIndex', 'map', 'flatMap'],
  ...['reduce', 'reduceRight', 'sort', 'orderByMethod'],
]);

/** A formula for the elements of a collection reads `$1.value`, not `$1`. */
export const callbackArguments: Rule = ({bodies}) =>
  bodies.flatMap(({ofKind, typeOf}) =>
    ofKind('call')
      .filter(
        ({callee}) =>
          callee.kind === 'member' &&
          withCallback.has(callee.member.name) &&
          typeOf(callee.object) === 'collection',
      )
      .flatMap(({args}) => args.filter(isFormula).flatMap(expressionsIn))
      .flatMap((one) => (one.kind === 'operation' ? [one.left, one.right] : []))
      .filter((operand) => operand.kind === 'argument' && operand.number === 1)
      .map(({at}) => ({
        at,
        found: '"$1" is an object that contains the element',
        hint: 'Write "$1.value" for the element',
      })),
  );

function isFormula(expression: Expression): boolean {
  return (
    expression.kind === 'call' &&
    expression.callee.kind === 'name' &&
    expression.callee.name === 'formula'
  );
}
