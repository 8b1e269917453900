import {blocksOf} from '../parser/children';
import type {Statement} from '../parser/syntax';
import type {Report, Rule} from './ruleInput';

const loops = ['for', 'forEach', 'while', 'repeat'];

/** Disallows `break` and `continue` outside loops. */
export const loopJumps: Rule = ({bodies}, report) =>
  bodies.forEach(({statements}) => checkBlock(statements, report));

function checkBlock(statements: readonly Statement[], report: Report): void {
  for (const statement of statements) {
    if (statement.kind === 'break' || statement.kind === 'continue') {
      report(
        statement,
        `"${statement.kind}" outside a loop`,
        statement.kind === 'break'
          ? 'Leave a method or a function with "return"; a "switch" case ends on its own'
          : 'Remove it, or put it in a loop',
      );
    } else if (!loops.includes(statement.kind)) {
      blocksOf(statement).forEach((block) => checkBlock(block, report));
    }
  }
}
