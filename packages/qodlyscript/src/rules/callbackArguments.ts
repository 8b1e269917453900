import type {Rule} from './ruleInput';
import {expressionsIn, isCallOf} from './walk';

/** Collection functions that pass their formula an object whose `value` is the element. */
const callbackFunctions = [
  ...['every', 'some', 'filter', 'find', 'findIndex', 'map', 'flatMap'],
  ...['reduce', 'reduceRight', 'sort', 'orderByMethod'],
];

/** Requires `$1.value` instead of `$1` in a formula called for each element of a collection. */
export const callbackArguments: Rule = ({bodies}, report) =>
  bodies
    .flatMap(({callsOf, typeOf}) =>
      callsOf(callbackFunctions).filter(
        ({callee}) => callee.kind === 'member' && typeOf(callee.object) === 'collection',
      ),
    )
    .flatMap(({args}) => args.filter((arg) => isCallOf(arg, 'formula')).flatMap(expressionsIn))
    .flatMap((item) => (item.kind === 'operation' ? [item.left, item.right] : []))
    .filter((operand) => operand.kind === 'argument' && operand.number === 1)
    .forEach((operand) =>
      report(
        operand,
        '"$1" is an object that contains the element',
        'Write "$1.value" for the element',
      ),
    );
