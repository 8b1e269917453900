import {blocksOf} from '../parser/children';
import type {SourceProblem} from '../parser/problems';
import type {Statement} from '../parser/syntax';
import type {Rule} from './ruleInput';

/** Disallows statements after `return`, `break`, or `continue` in the same block. */
export const unreachable: Rule = ({bodies}) => bodies.flatMap(({statements}) => check(statements));

function check(statements: readonly Statement[]): SourceProblem[] {
  const index = statements.findIndex(({kind}) => ['return', 'break', 'continue'].includes(kind));
  const jump = statements[index];
  const next = index < 0 ? undefined : statements[index + 1];
  return [
    ...(jump && next
      ? [
          {
            at: next.at,
            found: `an unreachable statement after "${jump.kind}"`,
            hint: `Put it before "${jump.kind}", or remove it`,
          },
        ]
      : []),
    ...statements.flatMap((statement) => blocksOf(statement).flatMap(check)),
  ];
}
