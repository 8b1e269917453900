import {groupBy} from '../groupBy';
import {inferTypes, type TypeContext} from '../inference/inferTypes';
import {memoize} from '../memoize';
import {statementsIn} from '../parser/children';
import type {Expression, Identifier, SourceFile, Statement} from '../parser/syntax';
import type {Body, BodySyntax} from './ruleInput';
import {expressionsIn, expressionsOfStatement, nameOfCall} from './walk';

/** Returns the body of each method or function in a file; in a class, the first holds the property values. */
export function toBodies(context: TypeContext): Body[] {
  return syntaxOf(context.file).map((body) => ({
    ...context,
    ...body,
    ...inferTypes(body.all, body.header, context),
  }));
}

/** Computed once for all versions, since only the types depend on the version. */
const syntaxOf = memoize((file: SourceFile): BodySyntax[] =>
  file.kind === 'method'
    ? [toBody(file)]
    : [
        toBody({body: [], values: file.properties.flatMap(({value}) => value ?? [])}),
        ...file.functions.map((owner) => toBody({...owner, owner})),
      ],
);

/** Collects the syntax that rules look for. */
function toBody({
  header,
  owner,
  body,
  values = [],
}: Partial<BodySyntax> & {body: Statement[]}): BodySyntax {
  const all = body.flatMap(statementsIn);
  const inStatements = all.map(expressionsOfStatement);
  const statementsOf = byKind(all);
  const ofKind = byKind([...values.flatMap(expressionsIn), ...inStatements.flat()]);
  const {parameters = [], result} = header ?? {};
  const declarations = statementsOf('var');
  return {
    header,
    owner,
    statements: body,
    values,
    all,
    statementsOf,
    ofKind,
    callsOf: (names) => ofKind('call').filter((call) => names.includes(nameOfCall(call) ?? '')),
    variables: [
      ...parameters,
      ...(result?.name ? [result.name] : []),
      ...all.flatMap(
        (statement, index) =>
          variablesOf(statement) ?? inStatements[index]?.flatMap(assigned) ?? [],
      ),
    ],
    declaredTypes: [...parameters, result, ...declarations].flatMap((item) => item?.type ?? []),
    expressionStatements: new Set(statementsOf('expression').map(({expression}) => expression)),
    callees: new Set(ofKind('call').map(({callee}) => callee)),
  };
}

/** Indexes syntax by kind, so that a rule that needs one or two kinds doesn't search everything. */
function byKind<Syntax extends {kind: string}>(items: readonly Syntax[]) {
  const lists = groupBy<Syntax, string>(items, ({kind}) => kind);
  return <Kind extends Syntax['kind']>(kind: Kind) =>
    (lists.get(kind) ?? []) as (Syntax & {kind: Kind})[];
}

/** Returns the variables that a declaration or a loop declares; undefined for other statements. */
function variablesOf(statement: Statement): Identifier[] | undefined {
  switch (statement.kind) {
    case 'var':
      return statement.names;
    case 'for':
    case 'forEach':
      return statement.args.slice(0, 1).flatMap(identifierOf);
    default:
      return undefined;
  }
}

function assigned(expression: Expression): Identifier[] {
  return expression.kind === 'assignment' ? identifierOf(expression.target) : [];
}

function identifierOf(expression: Expression): Identifier[] {
  return expression.kind === 'name' ? [expression] : [];
}
