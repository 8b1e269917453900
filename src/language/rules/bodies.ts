import {inferTypes, type TypeContext} from '../inference/inferTypes';
import {statementsIn} from '../parser/children';
import type {
  ClassFunction,
  Expression,
  Header,
  Identifier,
  SourceFile,
  Statement,
} from '../parser/syntax';
import type {Body} from './ruleInput';
import {expressionsIn, expressionsOfStatement} from './walk';

interface BodyParts {
  header?: Header;
  owner?: ClassFunction;
  body: Statement[];
  values?: Expression[];
}

/** Returns the bodies of the method or functions in a file, plus one for the values of properties. */
export function toBodies(context: TypeContext): Body[] {
  return bodiesOf(context.file).map((body) => toBody(body, context));
}

function bodiesOf(file: SourceFile): BodyParts[] {
  return file.kind === 'method'
    ? [file]
    : [
        {body: [], values: file.properties.flatMap(({value}) => value ?? [])},
        ...file.functions.map((owner) => ({owner, header: owner.header, body: owner.body})),
      ];
}

function toBody({header, owner, body, values = []}: BodyParts, context: TypeContext): Body {
  const all = body.flatMap(statementsIn);
  const ofKind = byKind([values.flatMap(expressionsIn), ...all.map(expressionsOfStatement)]);
  return {
    ...(header && {header}),
    ...(owner && {owner}),
    statements: body,
    values,
    all,
    ofKind,
    variables: variablesIn(header, all),
    runs: new Set(all.flatMap((one) => (one.kind === 'expression' ? [one.expression] : []))),
    callees: new Set(ofKind('call').map(({callee}) => callee)),
    ...inferTypes(body, header, context),
  };
}

/** Groups expressions by kind, since each rule needs one or two and would otherwise search them all. */
function byKind(lists: readonly Expression[][]): Body['ofKind'] {
  const kinds = new Map<Expression['kind'], Expression[]>();
  for (const expressions of lists) {
    for (const expression of expressions) {
      const known = kinds.get(expression.kind);
      if (known) {
        known.push(expression);
      } else {
        kinds.set(expression.kind, [expression]);
      }
    }
  }
  return <Kind extends Expression['kind']>(kind: Kind) =>
    (kinds.get(kind) ?? []) as (Expression & {kind: Kind})[];
}

function variablesIn(header: Header | undefined, all: readonly Statement[]): Identifier[] {
  const result = header?.result?.name;
  return [...(header?.parameters ?? []), ...(result ? [result] : []), ...all.flatMap(variablesOf)];
}

/** Returns the variables that the statement declares or assigns. */
function variablesOf(statement: Statement): Identifier[] {
  switch (statement.kind) {
    case 'var':
      return statement.names;
    case 'for':
    case 'forEach':
      return statement.args.slice(0, 1).flatMap(identifierOf);
    default:
      return expressionsOfStatement(statement).flatMap((one) =>
        one.kind === 'assignment' ? identifierOf(one.target) : [],
      );
  }
}

function identifierOf(expression: Expression): Identifier[] {
  return expression.kind === 'name' ? [expression] : [];
}
