import type {Expression} from '../../parser/syntax';
import type {Run} from '../run';
import type {Value} from '../values';

/** Details of a call, for commands that modify their arguments. */
export interface CommandCall {
  /** True if `*` was passed. */
  hasStar: boolean;
  /** Assigns to the variable passed as an argument; `index` is zero-based and skips stars. */
  setArgument(index: number, value: Value): void;
  run: Run;
}

export type Command = (args: Value[], call: CommandCall) => Value;

export type Call = Expression & {kind: 'call'};
