import type {SourceProblem} from '../parser/problems';
import type {Expression, SourceFile, Statement} from '../parser/syntax';
import {isNull} from '../inference/inferTypes';
import {propertyOf} from '../inference/members';
import type {LanguageFacts} from '../checks/facts';
import {memberFor} from '../checks/foreignNames';
import {builtInClassesOf} from '../inference/dataObjects';
import type {Body, Rule, RuleInput} from './ruleInput';
import {resultOfOperation} from '../inference/operations';
import {isAssignable, isBasic, toValueType, withArticle} from '../inference/valueTypes';

/** Requires assigned and returned values to have the declared type. */
export const assignedTypes: Rule = (input) =>
  input.bodies.flatMap((body) =>
    body.all.flatMap((statement) => checkStatement(statement, body, input)),
  );

function checkStatement(statement: Statement, body: Body, input: RuleInput): SourceProblem[] {
  switch (statement.kind) {
    case 'var': {
      const {names, type, value} = statement;
      return value
        ? check(value, type?.name, `variable "${names[0]?.name}"`, body, input.facts)
        : [];
    }
    case 'return': {
      const type = body.header?.result?.type?.name;
      return statement.value ? check(statement.value, type, 'result', body, input.facts) : [];
    }
    case 'expression':
      return statement.expression.kind === 'assignment'
        ? checkAssignment(statement.expression, body, input)
        : [];
    default:
      return [];
  }
}

function checkAssignment(
  {target, operator, value}: Expression & {kind: 'assignment'},
  body: Body,
  {file, facts}: RuleInput,
): SourceProblem[] {
  const declared = declaredTypeOf(target, body, file);
  if (declared?.type === undefined) {
    return [];
  }
  const {type, label} = declared;
  return operator === '='
    ? check(value, type, label, body, facts)
    : checkCompound(operator, value, type, body);
}

/** Returns the declared type of an assignment's target. */
function declaredTypeOf(
  target: Expression,
  body: Body,
  file: SourceFile,
): {type: string | undefined; label: string} | undefined {
  if (target.kind === 'name') {
    const type = body.declaredType(target.name);
    if (type === undefined) {
      return undefined;
    }
    const isResult = body.header?.result?.name?.name === target.name;
    return {
      type,
      label: isResult ? `result "${target.name}"` : `variable "${target.name}"`,
    };
  }
  if (target.kind === 'member' && body.typeOf(target.object) === 'this' && file.kind === 'class') {
    const {name} = target.member;
    return {type: propertyOf(file, name)?.type?.name, label: `property "${name}"`};
  }
  return undefined;
}

function check(
  value: Expression,
  declared: string | undefined,
  label: string,
  {typeOf}: Body,
  facts: LanguageFacts,
): SourceProblem[] {
  const expected = toValueType(declared);
  const type = isNull(value) ? undefined : typeOf(value);
  return expected !== undefined && type !== undefined && !isAssignable(type, expected)
    ? [
        {
          at: value.at,
          found: `${withArticle(type)} for the ${label}, which is declared as ${declared}`,
          hint:
            (type === '4D.Function' ? calledForm(value, typeOf, facts) : undefined) ??
            conversion(type, expected) ??
            `Give it ${withArticle(declared ?? '')}, or declare it with a different type`,
        },
      ]
    : [];
}

/** Suggests calling a function such as `found.count`, or the member that the name means in other languages. */
function calledForm(
  value: Expression,
  typeOf: Body['typeOf'],
  {classes}: LanguageFacts,
): string | undefined {
  if (value.kind !== 'member') {
    return undefined;
  }
  const {name} = value.member;
  const [owner = ''] = builtInClassesOf(typeOf(value.object));
  const members = [...(classes.get(owner.slice('4D.'.length))?.keys() ?? [])];
  const meant = memberFor(
    name,
    members.filter((member) => member !== name),
  );
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
  return converter && from in converters && isBasic(from)
    ? `Convert it with ${converter}, or declare it as ${from}`
    : undefined;
}

function checkCompound(
  operator: string,
  value: Expression,
  declared: string | undefined,
  {typeOf}: Body,
): SourceProblem[] {
  const [targetType, valueType] = [toValueType(declared), typeOf(value)];
  const arithmetic = operator.slice(0, 1);
  const isKnown =
    targetType !== undefined &&
    valueType !== undefined &&
    targetType in converters &&
    valueType in converters;
  return isKnown &&
    targetType !== 'time' &&
    resultOfOperation(arithmetic, targetType, valueType) === undefined
    ? [
        {
          at: value.at,
          found: `"${operator}" with ${withArticle(valueType)} on ${withArticle(targetType)}`,
          hint: conversion(valueType, targetType)?.replace(/, or.*/, '') ?? 'Convert one of them',
        },
      ]
    : [];
}
