import {inferTypes, type BodyTypes, type TypeContext} from '../inference/inferTypes';
import {memoize} from '../memoize';
import {expressionsOf, forEachChild, statementsIn} from '../parser/children';
import type {
  ClassFunction,
  Expression,
  Header,
  Identifier,
  SourceFile,
  Statement,
} from '../parser/syntax';
import type {Body} from './ruleInput';

type Call = Expression & {kind: 'call'};

interface BodyParts {
  header?: Header;
  owner?: ClassFunction;
  body: Statement[];
  values?: Expression[];
}

/** Returns the body of each method or function in a file; in a class, the first holds the property values. */
export function toBodies(context: TypeContext): Body[] {
  return syntaxOf(context.file).map((body) => ({
    ...body,
    ...inferTypes(body.all, body.header, context),
  }));
}

/** Computed once for all versions, since only the types depend on the version. */
const syntaxOf = memoize((file: SourceFile) => bodiesOf(file).map(toBody));

function bodiesOf(file: SourceFile): BodyParts[] {
  return file.kind === 'method'
    ? [file]
    : [
        {body: [], values: file.properties.flatMap(({value}) => value ?? [])},
        ...file.functions.map((owner) => ({owner, header: owner.header, body: owner.body})),
      ];
}

/** Collects, in a single walk over the body, the syntax that rules look for. */
function toBody({header, owner, body, values = []}: BodyParts): Omit<Body, keyof BodyTypes> {
  const all = body.flatMap(statementsIn);
  const statements = new SyntaxByKind<Statement>();
  const expressions = new SyntaxByKind<Expression>();
  const calls = new Map<string, Call[]>();
  const result = header?.result?.name;
  const variables = [...(header?.parameters ?? []), ...(result ? [result] : [])];
  const expressionStatements = new Set<Expression>();
  const callees = new Set<Expression>();
  let assignsVariables = false;

  const visit = (expression: Expression): void => {
    expressions.add(expression);
    if (expression.kind === 'call') {
      callees.add(expression.callee);
      const name = nameOfCall(expression);
      if (name !== undefined) {
        addTo(calls, name, expression);
      }
    } else if (assignsVariables && expression.kind === 'assignment') {
      variables.push(...identifierOf(expression.target));
    }
    forEachChild(expression, visit);
  };
  values.forEach(visit);
  for (const statement of all) {
    statements.add(statement);
    const declared = variablesOf(statement);
    variables.push(...(declared ?? []));
    assignsVariables = declared === undefined;
    if (statement.kind === 'expression') {
      expressionStatements.add(statement.expression);
    }
    expressionsOf(statement).forEach(visit);
  }
  return {
    ...(header && {header}),
    ...(owner && {owner}),
    statements: body,
    values,
    all,
    statementsOf: (kind) => statements.of(kind),
    ofKind: (kind) => expressions.of(kind),
    callsOf: (names) => {
      const [first = [], ...others] = names.flatMap((name) => {
        const list = calls.get(name);
        return list ? [list] : [];
      });
      return others.length === 0
        ? first
        : expressions.of('call').filter((call) => names.includes(nameOfCall(call) ?? ''));
    },
    variables,
    expressionStatements,
    callees,
  };
}

/** Indexes syntax by kind, so that a rule that needs one or two kinds doesn't search everything. */
class SyntaxByKind<Syntax extends {kind: string}> {
  private readonly lists = new Map<Syntax['kind'], Syntax[]>();

  add(syntax: Syntax): void {
    addTo(this.lists, syntax.kind, syntax);
  }

  of<Kind extends Syntax['kind']>(kind: Kind): (Syntax & {kind: Kind})[] {
    return (this.lists.get(kind) ?? []) as (Syntax & {kind: Kind})[];
  }
}

function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}

function nameOfCall({callee}: Call): string | undefined {
  return callee.kind === 'name'
    ? callee.name
    : callee.kind === 'member'
      ? callee.member.name
      : undefined;
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

function identifierOf(expression: Expression): Identifier[] {
  return expression.kind === 'name' ? [expression] : [];
}
