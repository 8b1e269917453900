import {blocksOf} from '../parser/children';
import type {Statement} from '../parser/syntax';
import type {Report, Rule} from './ruleInput';

/** Disallows statements after `return`, `break`, or `continue` in the same block. */
export const unreachable: Rule = ({bodies}, report) =>
  bodies.forEach(({statements}) => checkBlock(statements, report));

function checkBlock(statements: readonly Statement[], report: Report): void {
  const index = statements.findIndex(({kind}) => ['return', 'break', 'continue'].includes(kind));
  const jump = statements[index];
  const next = statements[index + 1];
  if (jump && next) {
    report(
      next,
      `an unreachable statement after "${jump.kind}"`,
      `Put it before "${jump.kind}", or remove it`,
    );
  }
  statements.flatMap(blocksOf).forEach((block) => checkBlock(block, report));
}
