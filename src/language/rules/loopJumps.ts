import {blocksOf} from '../parser/children';
import type {SourceProblem} from '../parser/problems';
import type {Statement} from '../parser/syntax';
import type {Rule} from './ruleInput';

const loops = ['for', 'forEach', 'while', 'repeat'];

/** Disallows `break` and `continue` outside loops. */
export const loopJumps: Rule = ({bodies}) =>
  bodies.flatMap(({statements}) => statements.flatMap(jumpsOutsideLoops));

function jumpsOutsideLoops(statement: Statement): SourceProblem[] {
  if (statement.kind === 'break' || statement.kind === 'continue') {
    return [
      {
        at: statement.at,
        found: `"${statement.kind}" outside a loop`,
        hint:
          statement.kind === 'break'
            ? 'Leave a method or a function with "return"; a "switch" case ends on its own'
            : 'Remove it, or put it in a loop',
      },
    ];
  }
  return loops.includes(statement.kind)
    ? []
    : blocksOf(statement).flat().flatMap(jumpsOutsideLoops);
}
