import type {Expression} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {expressionsIn} from './walk';

/** Collection members that pass their formula an object whose `value` is the element. */
const withCallback = [
  ...['every', 'some', 'filter', 'find', 'findIndex', 'map', 'flatMap'],
  ...['reduce', 'reduceRight', 'sort', 'orderByMethod'],
];

/** A formula called for each element of a collection reads `$1.value`, not `$1`. */
export const callbackArguments: Rule = ({bodies}) =>
  bodies.flatMap(({callsOf, typeOf}) =>
    callsOf(withCallback)
      .filter(({callee}) => callee.kind === 'member' && typeOf(callee.object) === 'collection')
      .flatMap(({args}) => args.filter(isFormula).flatMap(expressionsIn))
      .flatMap((item) => (item.kind === 'operation' ? [item.left, item.right] : []))
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
