import type {SourceFault} from '../parser/faults';
import type {Expression, Header, Identifier, SourceFile, Statement} from '../parser/syntax';
import {childrenOf, expressionsOf, statementsIn} from '../parser/children';
import {isKnownType} from '../types';
import {checkCall, checkNamedCall} from './checkCalls';
import {checkMember} from './checkMembers';
import {checkParameterNames, checkVariableNames} from './checkNames';
import {checkOperands} from './checkOperands';
import {similarName} from './similarName';
import {elsewhereFaults} from './elsewhere';
import type {LanguageFacts} from './facts';
import {classInference, type InferClass} from './inferClass';

/**
 * Checks that a version has what a parsed source uses of the language. Facts that are empty, as on a
 * site of a few pages, check nothing.
 */
export function checkSource(file: SourceFile, facts: LanguageFacts): SourceFault[] {
  if (file.kind === 'method') {
    return checkBody(file.body, file.header, facts);
  }
  const inferClass = classInference(facts, [], undefined);
  return [
    ...file.properties.flatMap(({type, value}) => [
      ...checkType(type, facts),
      ...(value ? checkExpression(value, false, facts, inferClass) : []),
    ]),
    ...file.functions.flatMap(({body, header}) => checkBody(body, header, facts)),
  ];
}

function checkBody(
  body: Statement[],
  header: Header | undefined,
  facts: LanguageFacts,
): SourceFault[] {
  const inferClass = classInference(facts, body, header);
  const headerTypes = [...(header?.parameters.map(({type}) => type) ?? []), header?.result?.type];
  return [
    ...checkParameterNames(header, facts),
    ...headerTypes.flatMap((type) => checkType(type, facts)),
    ...body
      .flatMap(statementsIn)
      .flatMap((statement) => checkStatement(statement, facts, inferClass)),
  ];
}

function checkStatement(
  statement: Statement,
  facts: LanguageFacts,
  inferClass: InferClass,
): SourceFault[] {
  return [
    ...checkVariableNames(statement, facts),
    ...(statement.kind === 'var' ? checkType(statement.type, facts) : []),
    ...(statement.kind === 'expression' && statement.expression.kind === 'name'
      ? checkNamedCall(statement.expression, 0, facts)
      : []),
    ...expressionsOf(statement).flatMap((expression) =>
      checkExpression(expression, false, facts, inferClass),
    ),
  ];
}

function checkExpression(
  expression: Expression,
  isCalled: boolean,
  facts: LanguageFacts,
  inferClass: InferClass,
): SourceFault[] {
  const inner = childrenOf(expression).flatMap((part) =>
    checkExpression(
      part,
      expression.kind === 'call' && part === expression.callee,
      facts,
      inferClass,
    ),
  );
  switch (expression.kind) {
    case 'name':
      return [...inner, ...checkConstant(expression, facts)];
    case 'call':
      return [...inner, ...checkCall(expression, facts, inferClass)];
    case 'member':
      return [...inner, ...checkMember(expression, isCalled, facts, inferClass)];
    case 'operation':
      return [...inner, ...checkOperands(expression)];
    default:
      return inner;
  }
}

function checkConstant({name, at}: Identifier, facts: LanguageFacts): SourceFault[] {
  const {constants, version} = facts;
  if (!/^k[A-Z]/.test(name) || constants.size === 0 || constants.has(name)) {
    return [];
  }
  const elsewhere = elsewhereFaults({name, at}, 'constant', name, facts);
  const similar = similarName(name, [...constants]);
  return elsewhere.length > 0
    ? elsewhere
    : [
        {
          at,
          found: `no constant "${name}" is documented in ${version}`,
          hint:
            similar === undefined
              ? 'Look for it on the page of the command or member that takes it'
              : `Did you mean "${similar}"?`,
          ...(similar !== undefined && {about: similar}),
          isUndocumented: true,
        },
      ];
}

function checkType(type: Identifier | undefined, facts: LanguageFacts): SourceFault[] {
  if (!type) {
    return [];
  }
  const {classes, version} = facts;
  const builtIn = /^4D\.(\w+)$/.exec(type.name)?.[1];
  const isKnown =
    builtIn !== undefined ? classes.size === 0 || classes.has(builtIn) : isKnownType(type.name);
  if (isKnown) {
    return [];
  }
  const elsewhere = elsewhereFaults(type, 'class', type.name, facts);
  return elsewhere.length > 0
    ? elsewhere
    : [
        {
          at: type.at,
          found: `no type "${type.name}" is documented in ${version}`,
          hint: 'Write a basic type such as "string", or a class with its store: "4D.File", "cs.Employee"',
          isUndocumented: true,
        },
      ];
}
