import {memberFor} from './foreignNames';
import {builtInClassesOf} from '../inference/dataObjects';
import {isNull} from '../inference/inferTypes';
import {membersOf, propertyOf} from '../inference/members';
import {operationType} from '../inference/operations';
import {isAssignable, toValueType} from '../inference/valueTypes';
import {withArticle} from '../types';
import type {Expression, Statement} from '../parser/syntax';
import type {Assignment, Body, Report, Rule} from './ruleInput';

/** Requires assigned and returned values to have the declared type. */
export const assignedTypes: Rule = ({bodies}, report) =>
  bodies.forEach((body) =>
    body.all.forEach((statement) => checkStatement(statement, body, report)),
  );

function checkStatement(statement: Statement, body: Body, report: Report): void {
  if (statement.kind === 'var' && statement.value) {
    const {names, type, value} = statement;
    check(value, type?.name, `variable "${names[0]?.name}"`, body, report);
  } else if (statement.kind === 'return' && statement.value) {
    check(statement.value, body.header?.result?.type?.name, 'result', body, report);
  } else if (statement.kind === 'expression' && statement.expression.kind === 'assignment') {
    checkAssignment(statement.expression, body, report);
  }
}

function checkAssignment(assignment: Assignment, body: Body, report: Report): void {
  const {target, operator, value} = assignment;
  const {type, label} = declarationOf(target, body) ?? {};
  if (type === undefined || label === undefined) {
    return;
  }
  if (operator === '=') {
    check(value, type, label, body, report);
  } else {
    checkCompound(assignment, type, body, report);
  }
}

/** Returns the declared type of an assignment's target, with a name for the target. */
function declarationOf(
  target: Expression,
  {declaredType, file, header, typeOf}: Body,
): {type: string | undefined; label: string} | undefined {
  if (target.kind === 'name') {
    const {name} = target;
    const kind = header?.result?.name?.name === name ? 'result' : 'variable';
    return {type: declaredType(name), label: `${kind} "${name}"`};
  }
  if (target.kind === 'member' && typeOf(target.object) === 'this' && file.kind === 'class') {
    const {name} = target.member;
    return {type: propertyOf(file, name)?.type?.name, label: `property "${name}"`};
  }
  return undefined;
}

function check(
  value: Expression,
  declared: string | undefined,
  label: string,
  body: Body,
  report: Report,
): void {
  const expected = toValueType(declared);
  const type = isNull(value) ? undefined : body.typeOf(value);
  if (expected !== undefined && type !== undefined && !isAssignable(type, expected)) {
    report(
      value,
      `${withArticle(type)} for the ${label}, which is declared as ${declared}`,
      (type === '4D.Function' ? calledForm(value, body) : undefined) ??
        conversion(type, expected) ??
        `Give it ${withArticle(declared ?? '')}, or declare it with a different type`,
    );
  }
}

/** Suggests calling a function such as `found.count`, or the member that the name means in other languages. */
function calledForm(value: Expression, {typeOf, facts}: Body): string | undefined {
  if (value.kind !== 'member') {
    return undefined;
  }
  const {name} = value.member;
  const members = new Map(membersOf(builtInClassesOf(typeOf(value.object))[0], facts));
  members.delete(name);
  const meant = memberFor(name, members.keys());
  return `Call the function: "${name}(…)"${meant === undefined ? '' : `; or did you mean "${meant}"?`}`;
}

const converters: Record<string, string> = {
  string: 'string(…)',
  number: 'num(…)',
  date: 'date(…)',
  time: 'time(…)',
  boolean: 'bool(…)',
};

function conversion(from: string, to: string): string | undefined {
  const converter = converters[to];
  return converter && from in converters
    ? `Convert it with ${converter}, or declare it as ${from}`
    : undefined;
}

function checkCompound(
  {operator, value}: Assignment,
  declared: string,
  {typeOf}: Body,
  report: Report,
): void {
  const [target, type] = [toValueType(declared), typeOf(value)];
  const isKnown =
    target !== undefined && type !== undefined && target in converters && type in converters;
  if (
    isKnown &&
    target !== 'time' &&
    operationType(operator.slice(0, 1), target, type) === undefined
  ) {
    report(
      value,
      `"${operator}" with ${withArticle(type)} on ${withArticle(target)}`,
      conversion(type, target)?.replace(/, or.*/, '') ?? 'Convert one of them',
    );
  }
}
