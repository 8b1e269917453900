import type {Run} from '../run';
import {collectionOf} from '../arguments';
import {itemsOf, type FunctionValue, type Value} from '../values';

type FunctionMember = (receiver: FunctionValue, args: Value[], run: Run) => Value;

/** Source: language/FunctionClass. */
export const functionMembers: Record<string, FunctionMember> = {
  apply: (receiver, [thisValue, params], run) =>
    run.call(receiver, thisValue ?? undefined, params ? itemsOf(collectionOf(params)) : []),
  call: (receiver, [thisValue, ...params], run) =>
    run.call(receiver, thisValue ?? undefined, params),
};
