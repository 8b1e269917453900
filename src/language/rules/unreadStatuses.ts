import {builtInClassesOf} from '../inference/dataObjects';
import type {SourceProblem} from '../parser/problems';
import type {Expression} from '../parser/syntax';
import type {Body, Rule} from './ruleInput';

type Call = Expression & {kind: 'call'};

/** Entity functions that report failure only in the status they return. */
const reportingFunctions = ['save', 'drop', 'lock'];

/**
 * Requires checking the status that saving, deleting, or locking an entity returns. Methods without
 * `declare` are exempt, since they may be run manually.
 */
export const unreadStatuses: Rule = ({bodies}) =>
  bodies
    .filter(({header}) => header !== undefined)
    .flatMap((body) => [...ignoredStatuses(body), ...neverReadStatuses(body)]);

function ignoredStatuses(body: Body): SourceProblem[] {
  return [...body.expressionStatements].flatMap((expression) => {
    const name = reportingCall(expression, body);
    return name === undefined
      ? []
      : [
          {
            at: expression.at,
            found: `the status of "${name}" is ignored, so a failure goes unnoticed`,
            hint: `Assign it, as in "status = ${name}", and test "status.success"`,
          },
        ];
  });
}

function neverReadStatuses(body: Body): SourceProblem[] {
  return body.ofKind('assignment').flatMap(({target, value}) => {
    const name = reportingCall(value, body);
    return name === undefined || target.kind !== 'name' || isRead(target.name, body)
      ? []
      : [
          {
            at: target.at,
            found: `"${target.name}" is never read, so a failure of "${name}" goes unnoticed`,
            hint: `Test "${target.name}.success"`,
          },
        ];
  });
}

/** in: `try(employee.save())`; out: `employee.save()`; undefined unless it reports failure in its status */
function reportingCall(expression: Expression, body: Body): string | undefined {
  const call = expression.kind === 'try' ? expression.expression : expression;
  if (call.kind !== 'call' || call.callee.kind !== 'member') {
    return undefined;
  }
  const {object, member} = (call as Call & {callee: Expression & {kind: 'member'}}).callee;
  const isEntity = () => builtInClassesOf(body.typeOf(object)).join() === '4D.Entity';
  return reportingFunctions.includes(member.name) && isEntity()
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
