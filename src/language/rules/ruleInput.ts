import type {LanguageFacts} from '../checks/facts';
import type {Precedence} from '../parser/operators';
import type {SourceProblem} from '../parser/problems';
import type {
  ClassFunction,
  Expression,
  Header,
  Identifier,
  SourceFile,
  Statement,
} from '../parser/syntax';
import type {Project} from '../inference/project';
import type {BodyTypes} from '../inference/inferTypes';

type Call = Expression & {kind: 'call'};

/** The statements of a method or a function, with the known types of its values. */
export interface Body extends BodyTypes {
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
  /** Expressions that are whole statements, such as a call. */
  expressionStatements: ReadonlySet<Expression>;
  /** The callees of all calls. */
  callees: ReadonlySet<Expression>;
}

/** Input to a rule. */
export interface RuleInput {
  file: SourceFile;
  bodies: Body[];
  facts: LanguageFacts;
  precedence: Precedence;
  /** The methods and classes in the checked files. */
  project: Project;
}

/** Finds one kind of mistake in a parsed source. */
export type Rule = (input: RuleInput) => SourceProblem[];
