import type {Expression} from '../../parser/syntax';
import type {Run} from '../run';
import type {Scope, Value} from '../values';

/** How a command was called, for those that return more than a value. */
export interface CommandCall {
  /** Was `*` given? */
  hasStar: boolean;
  /** Assigns to the variable that was given as an argument, without the stars, counted from 0. */
  setArgument(index: number, value: Value): void;
  run: Run;
  scope: Scope;
}

export type Command = (args: Value[], call: CommandCall) => Value;

export type Call = Expression & {kind: 'call'};
