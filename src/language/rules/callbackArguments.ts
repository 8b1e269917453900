import type {Expression} from '../parser/syntax';
import type {Rule} from './ruleInput';
import {expressionsIn} from './walk';

/** Collection functions that pass their formula an object whose `value` is the element. */
const callbackFunctions = [
  ...['every', 'some', 'filter', 'find', 'findIndex', 'map', 'flatMap'],
  ...['reduce', 'reduceRight', 'sort', 'orderByMethod'],
];

/** Requires `$1.value` instead of `$1` in a formula called for each element of a collection. */
export const callbackArguments: Rule = ({bodies}) =>
  bodies.flatMap(({callsOf, typeOf}) =>
    callsOf(callbackFunctions)
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
