import {builtInClassesOf} from '../inference/dataObjects';
import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';

/** Entity functions that report failure only in the status they return. */
const reportingFunctions = ['save', 'drop', 'lock'];

/**
 * Requires checking the status that saving, deleting, or locking an entity returns. Methods without
 * `declare` are exempt, since they may be run manually.
 */
export const unreadStatuses: Rule = ({bodies}, report) => {
  for (const body of bodies.filter(({header}) => header !== undefined)) {
    for (const expression of body.expressionStatements) {
      const name = reportingCall(expression, body);
      if (name !== undefined) {
        report(
          expression,
          `the status of "${name}" is ignored, so a failure goes unnoticed`,
          `Assign it, as in "status = ${name}", and test "status.success"`,
        );
      }
    }
    for (const {target, value} of body.ofKind('assignment')) {
      const name = reportingCall(value, body);
      if (name !== undefined && target.kind === 'name' && !isRead(target.name, body)) {
        report(
          target,
          `"${target.name}" is never read, so a failure of "${name}" goes unnoticed`,
          `Test "${target.name}.success"`,
        );
      }
    }
  }
};

/** in: `try(employee.save())`; out: `employee.save()`; undefined unless it reports failure in its status */
function reportingCall(expression: Expression, {typeOf}: Body): string | undefined {
  const call = expression.kind === 'try' ? expression.expression : expression;
  if (call.kind !== 'call' || call.callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = call.callee;
  return reportingFunctions.includes(member.name) &&
    builtInClassesOf(typeOf(object)).join() === '4D.Entity'
    ? `${object.kind === 'name' ? object.name : '…'}.${member.name}()`
    : undefined;
}

/** Returns true if the body uses the variable other than as the target of an assignment. */
function isRead(name: string, {ofKind, header}: Body): boolean {
  const targets = new Set(ofKind('assignment').map(({target}) => target));
  const key = name.toLowerCase();
  return (
    header?.result?.name?.name.toLowerCase() === key ||
    ofKind('name').some(
      (candidate) => candidate.name.toLowerCase() === key && !targets.has(candidate),
    )
  );
}
