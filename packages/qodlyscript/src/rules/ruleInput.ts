import type {BodyTypes, TypeContext} from '../inference/inferTypes';
import type {Precedence} from '../parser/operators';
import type {SourceProblem} from '../parser/problems';
import type {
  ClassFunction,
  Expression,
  Header,
  Identifier,
  Position,
  Statement,
} from '../parser/syntax';

export type Call = Expression & {kind: 'call'};
export type Member = Expression & {kind: 'member'};
export type Assignment = Expression & {kind: 'assignment'};

/** The syntax of a method or a function, as rules query it. */
export interface BodySyntax {
  header?: Header;
  /** The function in a class that contains the statements. */
  owner?: ClassFunction;
  statements: Statement[];
  /** Property values, which are outside functions. */
  values: Expression[];
  /** All statements, including nested ones, in source order. */
  all: Statement[];
  /** Returns all statements of a kind, including nested ones, in source order. */
  statementsOf: <Kind extends Statement['kind']>(kind: Kind) => (Statement & {kind: Kind})[];
  /** Returns all expressions of a kind, in source order. */
  ofKind: <Kind extends Expression['kind']>(kind: Kind) => (Expression & {kind: Kind})[];
  /** Returns all calls to commands, methods, and members with one of the names, in source order. */
  callsOf: (names: readonly string[]) => Call[];
  /** Parameters, the result, and variables, once for each declaration or assignment. */
  variables: Identifier[];
  /** The declared types of parameters, the result, and variables. */
  declaredTypes: Identifier[];
  /** Expressions that are whole statements, such as a call. */
  expressionStatements: ReadonlySet<Expression>;
  /** The callees of all calls. */
  callees: ReadonlySet<Expression>;
}

/** A method or a function, with the known types of its values, and the context that they depend on. */
export interface Body extends BodySyntax, BodyTypes, TypeContext {}

/** Input to a rule. */
export interface RuleInput extends TypeContext {
  bodies: Body[];
  precedence: Precedence;
}

/**
 * Reports a problem at a node or a name.
 *
 * @param found the problem
 * @param hint the fix
 */
export type Report = (
  node: {at: Position},
  found: string,
  hint: string,
  details?: Pick<SourceProblem, 'relatedName' | 'isUndocumented'>,
) => void;

/** Finds one kind of mistake in a parsed source. */
export type Rule = (input: RuleInput, report: Report) => void;

/** Creates a rule that checks each expression of a kind. */
export function eachExpression<Kind extends Expression['kind']>(
  kind: Kind,
  check: (
    expression: Expression & {kind: Kind},
    body: Body,
    report: Report,
    input: RuleInput,
  ) => void,
): Rule {
  return (input, report) =>
    input.bodies.forEach((body) =>
      body.ofKind(kind).forEach((item) => check(item, body, report, input)),
    );
}
